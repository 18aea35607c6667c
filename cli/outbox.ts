import type { LeadStore } from '../leads/lead-store.ts';
import type { OutboxEntry } from '../leads/outbox.ts';
import { textOf, type Command, type Options } from './command.ts';
import { counted, shortMoment, tableLine } from './output.ts';

const listHelp = `npm run leads -- outbox list [--all]

Shows the mails to the agency that are not sent yet, oldest first: how often
each was tried, what the mail server said last, and when it is tried again.

  waiting  to be sent at the moment shown
  sending  being sent; taken up again at the moment shown if that fails silently
  dead     given up; "outbox retry" sends it after all
  sent     done, at the moment shown (with --all only)

  --all    shows the sent ones too

Example:
  npm run leads -- outbox list
`;

const widths = [32, 7, 8, 20, 20, 60];

const nextOrSent = ({ state, nextAttemptAt, sentAt }: OutboxEntry) =>
  ({ waiting: nextAttemptAt, sending: nextAttemptAt, sent: sentAt ?? '', dead: '' })[state];

const lineFor = (entry: OutboxEntry) =>
  tableLine(
    [
      entry.id,
      entry.state,
      String(entry.attempts),
      shortMoment(entry.queuedAt),
      shortMoment(nextOrSent(entry)),
      entry.lastError ?? '',
    ],
    widths,
  );

async function* listRun(store: LeadStore, options: Options) {
  let unsent = 0;
  yield tableLine(['ID', 'STATE', 'ATTEMPTS', 'QUEUED', 'NEXT / SENT', 'LAST ERROR'], widths);
  for await (const entry of store.outbox.entries({ includeSent: options['all'] === true })) {
    if (entry.state !== 'sent') unsent += 1;
    yield lineFor(entry);
  }
  yield `\n${counted(unsent, 'mail')} not sent yet\n`;
}

/** `leads outbox list` */
export const outboxList: Command = {
  summary: 'Shows the mails that are not sent yet, and why',
  help: listHelp,
  options: { all: { type: 'boolean' } },
  run: listRun,
};

const retryHelp = `npm run leads -- outbox retry [--id ID]

Makes mails due at once, those that were given up too; the running server then
sends them. Use it when the mail server works again.

  --id  only the mail with this id, as "outbox list" shows it

Example:
  npm run leads -- outbox retry
`;

async function* retryRun({ outbox }: LeadStore, options: Options) {
  const id = options['id'] === undefined ? undefined : textOf('id', options, 'ID');
  const count = await outbox.retry(new Date(), id);
  yield count === 0
    ? 'No such mail is waiting or dead.\n'
    : `${counted(count, 'mail')} due now; the running server sends what is due.\n`;
}

/** `leads outbox retry` */
export const outboxRetry: Command = {
  summary: 'Sends mails again that failed',
  help: retryHelp,
  options: { id: { type: 'string' } },
  run: retryRun,
};
