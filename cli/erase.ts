import type { ErasedCounts, LeadStore } from '../leads/lead-store.ts';
import { printableLine } from '../leads/printable-text.ts';
import { textOf, type Command, type Options } from './command.ts';
import { describeErased } from './output.ts';

const help = `npm run leads -- erase --email ADDRESS

Deletes everything stored about the person with this address, in every
collection, the quarantine and the outbox, beyond recovery from the store's
files. Capital letters and outer spaces do not matter. There is no undo.

Not reached: mails that were sent, files that were exported, and backups.

Example:
  npm run leads -- erase --email ana@example.com
`;

const report = (email: string, erased: ErasedCounts): string => {
  const person = printableLine(email, 256);
  const deleted = describeErased(erased);
  return deleted ? `Deleted for ${person}: ${deleted}.\n` : `Nothing is stored about ${person}.\n`;
};

async function* run(store: LeadStore, options: Options) {
  const email = textOf('email', options, 'ana@example.com');
  yield report(email, await store.eraseByEmail(email));
}

/** `leads erase` */
export const erase: Command = {
  summary: 'Deletes everything stored about one person',
  help,
  options: { email: { type: 'string' } },
  run,
};
