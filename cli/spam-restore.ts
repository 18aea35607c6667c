import type { LeadStore } from '../leads/lead-store.ts';
import type { Command, Options } from './command.ts';

const help = `npm run leads -- spam restore ID

Makes a submission that was held back a lead: it moves into its collection, and
its mail goes out. ID is what "spam" shows in the first column.

Example:
  npm run leads -- spam restore 84384db9d009944dfbda08bbee6d29bb
`;

async function* run({ quarantine }: LeadStore, options: Options) {
  const id = String(options['ID']);
  yield (await quarantine.restore(id, new Date()))
    ? 'Restored: it is a lead now, and the running server sends its mail.\n'
    : `Nothing is held back under ${id}.\n`;
}

/** `leads spam restore` */
export const spamRestore: Command = {
  summary: 'Makes one of them a lead, with its mail',
  help,
  operand: 'ID',
  options: {},
  run,
};
