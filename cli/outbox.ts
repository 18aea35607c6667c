import type { OutboxEntry } from '../leads/lead-store.ts';
import { counted } from '../shared/counted.ts';
import { textOf, type Command } from './command.ts';
import { shortMoment, tableLine } from './output.ts';

const widths = [32, 7, 8, 20, 20, 60];

const lineFor = ({ id, state, attempts, queuedAt, lastError = '', ...entry }: OutboxEntry) => {
  const moment = entry.sentAt ?? entry.nextAttemptAt ?? '';
  const cells = [id, state, `${attempts}`, shortMoment(queuedAt), shortMoment(moment), lastError];
  return tableLine(cells, widths);
};

export const outboxList: Command = {
  summary: 'Shows the mails that haven’t been sent yet, and why',
  usage: 'outbox list [--all]',
  help: `Shows the mails to the agency that haven’t been sent yet, oldest first: how often
each was tried, what the mail server said last, and when it is tried again.

  waiting  to be sent at the moment shown
  sending  being sent; taken up again at the moment shown if that fails silently
  dead     given up; "outbox retry" sends it after all
  sent     done, at the moment shown (with --all only)

  --all    shows the sent ones too`,
  example: 'outbox list',
  options: { all: { type: 'boolean' } },
  async *run({ outbox }, options) {
    let unsent = 0;
    yield tableLine(['ID', 'STATE', 'ATTEMPTS', 'QUEUED', 'NEXT / SENT', 'LAST ERROR'], widths);
    for await (const entry of outbox.entries({ includeSent: options['all'] === true })) {
      if (entry.state !== 'sent') unsent += 1;
      yield lineFor(entry);
    }
    yield `\n${counted(unsent, 'mail')} not sent yet\n`;
  },
};

export const outboxRetry: Command = {
  summary: 'Sends mails again that failed',
  usage: 'outbox retry [--id ID]',
  help: `Makes mails due at once, those that were given up too; the running server then
sends them. Use it when the mail server works again.

  --id  only the mail with this id, as "outbox list" shows it`,
  example: 'outbox retry',
  options: { id: { type: 'string' } },
  async *run({ outbox }, options) {
    const id = options['id'] === undefined ? undefined : textOf('id', options, 'ID');
    const count = await outbox.retry(new Date(), id);
    yield count === 0
      ? 'No such mail is waiting or dead.\n'
      : `${counted(count, 'mail')} due now; the running server sends what is due.\n`;
  },
};
