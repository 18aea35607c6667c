import type { LeadStore } from '../leads/lead-store.ts';
import type { Command, Options } from './command.ts';

const help = `npm run leads -- spam erase ID

Deletes a submission that was held back, beyond recovery from the store's
files. ID is what "spam" shows in the first column. There is no undo.

Example:
  npm run leads -- spam erase 84384db9d009944dfbda08bbee6d29bb
`;

async function* run(store: LeadStore, options: Options) {
  const id = String(options['ID']);
  yield (await store.discard(id)) ? 'Deleted.\n' : `Nothing is held back under ${id}.\n`;
}

/** `leads spam erase` */
export const spamErase: Command = {
  summary: 'Deletes one of them',
  help,
  operand: 'ID',
  options: {},
  run,
};
