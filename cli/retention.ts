import type { LeadStore } from '../leads/lead-store.ts';
import { eraseExpired } from '../leads/retention.ts';
import type { Command, Context } from './command.ts';
import { describeErased } from './output.ts';

const help = `npm run leads -- retention

Erases what has been kept long enough, with its mails: contact requests and
requests for the guide after LEADS_KEEP_DAYS, newsletter sign-ups after
NEWSLETTER_KEEP_DAYS (never, if that is not set), what was held back as spam
after SPAM_KEEP_DAYS. The running server does the same once an hour.

Example:
  npm run leads -- retention
`;

async function* run(store: LeadStore, _options: unknown, { keepDays }: Context) {
  const deleted = describeErased(await eraseExpired(store, keepDays(), new Date()));
  yield deleted ? `Deleted: ${deleted}.\n` : 'Nothing is old enough to be erased.\n';
}

/** `leads retention` */
export const retention: Command = {
  summary: 'Erases what has been kept long enough',
  help,
  options: {},
  run,
};
