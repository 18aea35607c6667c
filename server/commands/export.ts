import { resolve } from 'node:path';
import { collectionNames } from '@agency/leads/documents.ts';
import { downloadFormats, exportPerson, writeLeads } from '@agency/leads/download.ts';
import { exportLines, importFile } from '@agency/leads/export-file.ts';
import { emailOf, tableLine, type Command, type Options } from './command.ts';
import { WrongUsage } from './tool.ts';

const oneOf = <Choice extends string>(
  name: string,
  options: Options,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((candidate) => candidate === options[name]);
  if (choice !== undefined) return choice;
  const problem = options[name] === undefined ? 'is missing' : `cannot be "${options[name]}"`;
  throw new WrongUsage(`--${name} ${problem}: it must be one of ${choices.join(', ')}.`);
};

export const exportLeads: Command = {
  summary: 'Writes the leads of one collection, of one person, or everything',
  usage: `export --collection NAME --format FORMAT
npm run leads -- export --email ADDRESS
npm run leads -- export --all`,
  help: `Writes every lead of one collection to standard output, and nothing else; or
everything about one person, for her to have: one JSON object with an array for
each collection and for what was held back as spam; or everything the store
holds, mails included, for "import" to put into another store.

  --all         JSON lines; stop the server first, so that nothing changes
                meanwhile. Left out are tests by the canary
  --email       her address, in any spelling
  --collection  ${collectionNames.join(', ')}
  --format      json  an array of { "id", "data", "origin", "answeredAt", "note" }
                csv   one line of headings, then one line for each lead (RFC 4180),
                      in UTF-8 with the mark by which Excel knows it, times in UTC

In CSV, an apostrophe (') is added before every text, and every line of a text,
that a spreadsheet would run as a formula: what begins with = + - @ or a tab, also
behind spaces, a semicolon or a tab; characters that nobody sees or that reorder
what is read are left out. JSON has the texts unchanged.`,
  example: 'export --collection contacts --format csv > contacts.csv',
  options: {
    collection: { type: 'string' },
    format: { type: 'string' },
    email: { type: 'string' },
    all: { type: 'boolean' },
  },
  async *run(store, options) {
    if (options['all'] === true) {
      yield* exportLines(store);
    } else if (options['email'] !== undefined) {
      yield await exportPerson(store, emailOf(options));
    } else {
      const collection = oneOf('collection', options, collectionNames);
      yield* writeLeads(store, collection, oneOf('format', options, downloadFormats), 'UTC');
    }
  },
};

const widths = [24, 8, 8, 9];

export const importLeads: Command = {
  summary: 'Puts what "export --all" wrote into the store',
  usage: 'import FILE',
  help: `Puts everything that "export --all" wrote into the store: leads, what was held
back as spam, the notices, and each mail as it stood. The whole file is read
before anything is stored, and at the end file and store are compared by counts
and hashes. What the store has already stays as it is, so a second import
changes nothing. Exit code 1 means that file and store differ.

Stop the old server before you export: both stores hold the mails that wait, and
both servers would send them (docs/scaling.md).`,
  example: 'import leads.jsonl',
  operand: 'FILE',
  async *run(leadStore, options) {
    const { added, comparisons } = await importFile(leadStore, resolve(String(options['FILE'])));
    const total = comparisons.reduce((sum, { file }) => sum + file.count, 0);
    yield `Imported: ${added}; in the store before: ${total - added}.\n\n`;
    yield tableLine(['', 'FILE', 'STORE', ''], widths);
    for (const { section, file, store, isSame } of comparisons) {
      const counts = [String(file.count), String(store.count)];
      yield tableLine([section, ...counts, isSame ? 'same' : 'different'], widths);
    }
    if (!comparisons.every(({ isSame }) => isSame))
      throw new Error(
        'File and store differ: the store held other entries before the import, or is in use. To move leads, import into an empty store while no server runs.',
      );
    yield '\nVerified: the store holds what the file holds, and nothing else.\n';
  },
};
