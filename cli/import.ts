import { resolve } from 'node:path';
import { importFile, type Comparison } from '../leads/export-file.ts';
import type { Digest } from '../leads/exported-record.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { Command, Options } from './command.ts';
import { tableLine } from './output.ts';

const help = `npm run leads -- import FILE

Puts everything that "export --all" wrote into the store: leads, what was held
back as spam, the notices, and each mail as it stood. The whole file is read
before anything is stored, and at the end file and store are compared by counts
and hashes. What the store has already stays as it is, so a second import
changes nothing. Exit code 1 means that file and store differ.

Stop the old server before you export: both stores hold the mails that wait, and
both servers would send them (docs/scaling.md).

Example:
  npm run leads -- import leads.jsonl
`;

const widths = [24, 8, 14, 8, 14, 9];

// Twelve digits are enough for the eye; all of them are compared.
const shown = ({ count, hash }: Digest) => [String(count), hash.slice(0, 12)];

const isSame = ({ file, store }: Comparison) =>
  file.count === store.count && file.hash === store.hash;

const lineFor = (comparison: Comparison) => {
  const { section, file, store } = comparison;
  const verdict = isSame(comparison) ? 'same' : 'different';
  return tableLine([section, ...shown(file), ...shown(store), verdict], widths);
};

async function* run(store: LeadStore, options: Options) {
  const { added, comparisons } = await importFile(store, resolve(String(options['FILE'])));
  const total = comparisons.reduce((sum, { file }) => sum + file.count, 0);
  yield `Imported: ${added}; in the store before: ${total - added}.\n\n`;
  yield tableLine(['', 'FILE', 'HASH', 'STORE', 'HASH', ''], widths);
  yield* comparisons.map(lineFor);
  if (comparisons.every(isSame)) {
    yield '\nVerified: the store holds what the file holds, and nothing else.\n';
    return;
  }
  throw new Error(
    'File and store differ: the store held other entries before the import, or is in use. To move leads, import into an empty store while no server runs.',
  );
}

/** `leads import` */
export const importLeads: Command = {
  summary: 'Puts what "export --all" wrote into the store',
  help,
  operand: 'FILE',
  options: {},
  run,
};
