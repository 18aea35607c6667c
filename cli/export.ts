import { resolve } from 'node:path';
import {
  collectionNames,
  fieldNames,
  type CollectionName,
  type LeadDocument,
} from '../leads/documents.ts';
import { exportLines, importFile } from '../leads/export-file.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { personKey } from '../leads/submission.ts';
import { oneOf, textOf, type Command } from './command.ts';
import { countsOf, csvRecord } from './output.ts';

type Documents = AsyncIterable<LeadDocument>;

/** An array of `{ "id", "data" }`, one a line. */
async function* json(documents: Documents) {
  let separator = '';
  yield '[';
  for await (const { id, data } of documents) {
    yield `${separator}\n${JSON.stringify({ id, data })}`;
    separator = ',';
  }
  yield separator ? '\n]\n' : ']\n';
}

/** A header record and one record for each document. */
async function* csv(documents: Documents, collection: CollectionName) {
  const names = [...fieldNames[collection], 'timestamp'];
  yield csvRecord(['id', ...names]);
  for await (const { id, data } of documents) {
    const values: Readonly<Record<string, string>> = data;
    yield csvRecord([id, ...names.map((name) => values[name] ?? '')]);
  }
}

/** Everything that is stored about one person, as one JSON object: her documents by collection, and what was held back. */
const exportPerson = async (store: LeadStore, email: string): Promise<string> => {
  const found: Record<string, unknown[]> = {};
  const collect = async (name: string, entries: AsyncIterable<LeadDocument>) => {
    const hers: unknown[] = (found[name] = []);
    for await (const entry of entries) {
      if (personKey(entry.data.email) === personKey(email)) hers.push(entry);
    }
  };
  for (const name of collectionNames) await collect(name, store.documents(name));
  await collect('quarantine', store.quarantine.entries());
  return `${JSON.stringify(found, undefined, 2)}\n`;
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
  --email       her address; capital letters and outer spaces do not matter
  --collection  ${collectionNames.join(', ')}
  --format      json  an array of { "id", "data" }
                csv   one line of names, then one line for each lead (RFC 4180)

In CSV, an apostrophe (') is added before every text, and every line of a text,
that a spreadsheet would run as a formula: what begins with = + - @, a tab or a
carriage return, also behind spaces; characters that nobody sees or that reorder
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
      yield await exportPerson(store, textOf('email', options, 'ana@example.com'));
    } else {
      const collection = oneOf('collection', options, collectionNames);
      const write = { json, csv }[oneOf('format', options, ['json', 'csv'])];
      yield* write(store.documents(collection), collection);
    }
  },
};

export const importLeads: Command = {
  summary: 'Puts what "export --all" wrote into the store',
  usage: 'import FILE',
  help: `Puts everything that "export --all" wrote into the store: leads, what was held
back as spam, the notices, and each mail as it stood. The whole file is read
before anything is stored. What the store has already stays as it is, so a
second import changes nothing. At the end it tells what the store holds.

Stop the old server before you export: both stores hold the mails that wait, and
both servers would send them (docs/scaling.md).`,
  example: 'import leads.jsonl',
  operand: 'FILE',
  async *run(leadStore, options) {
    const { added, total } = await importFile(leadStore, resolve(String(options['FILE'])));
    yield `Imported: ${added}; in the store before: ${total - added}.\n`;
    yield `The store holds ${countsOf(await leadStore.counts())}.\n`;
  },
};
