import type { LeadStore } from '../leads/lead-store.ts';
import { textOf, type Command, type Options } from './command.ts';
import { counted } from './describe.ts';

const help = `npm run leads -- outbox retry [--id ID]

Makes mails due at once, those that were given up too; the running server then
sends them. Use it when the mail server works again.

  --id  only the mail with this id, as "outbox list" shows it

Example:
  npm run leads -- outbox retry
`;

async function* run({ outbox }: LeadStore, options: Options) {
  const id = options['id'] === undefined ? undefined : textOf('id', options, 'ID');
  const count = await outbox.retry(new Date(), id);
  yield count === 0
    ? 'No such mail is waiting or dead.\n'
    : `${counted(count, 'mail')} due now; the running server sends what is due.\n`;
}

/** `leads outbox retry` */
export const outboxRetry: Command = {
  summary: 'Sends mails again that failed',
  help,
  options: { id: { type: 'string' } },
  run,
};
