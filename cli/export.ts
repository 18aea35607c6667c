import {
  collectionNames,
  fieldNames,
  type CollectionName,
  type LeadDocument,
} from '../leads/documents.ts';
import { exportLines } from '../leads/export-file.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { personKey } from '../leads/submission.ts';
import { oneOf, textOf, type Command, type Options } from './command.ts';
import { csvRecord } from './output.ts';

const help = `npm run leads -- export --collection NAME --format FORMAT
npm run leads -- export --email ADDRESS
npm run leads -- export --all

Writes every lead of one collection to standard output, and nothing else; or
everything about one person, for her to have: one JSON object with an array for
each collection and for what was held back as spam; or everything the store
holds, mails included, for "import" to put into another store.

  --all         JSON lines; stop the server first, so that nothing changes
                meanwhile. Left out are tests by the canary
  --email       her address; capital letters and outer spaces do not matter
  --collection  contacts                 contact requests
                authorityBuilderFunnel1  guide requests
                newsletter               the newsletter
  --format      json  an array of { "id", "data" }
                csv   one line of names, then one line for each lead (RFC 4180)

In CSV, an apostrophe (') is added before every text, and every line of a text,
that a spreadsheet would run as a formula: what begins with = + - @, a tab or a
carriage return, also behind spaces; characters that nobody sees or that reorder
what is read are left out. JSON has the texts unchanged.

Example:
  npm run leads -- export --collection contacts --format csv > contacts.csv
`;

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

/** The ways to write a collection, piece by piece, whatever its size. */
const exportFormats = { json, csv };

const formatNames = ['json', 'csv'] as const satisfies (keyof typeof exportFormats)[];

async function* ofPerson<Entry extends { data: { email: string } }>(
  entries: AsyncIterable<Entry>,
  email: string,
) {
  const person = personKey(email);
  for await (const entry of entries) if (personKey(entry.data.email) === person) yield entry;
}

/** Everything that is stored about one person, as one JSON object: her documents by collection, and what was held back. */
async function* exportPerson(store: LeadStore, email: string) {
  const found: Record<string, unknown> = {};
  for (const name of collectionNames) {
    found[name] = await Array.fromAsync(ofPerson(store.documents(name), email));
  }
  found['quarantine'] = await Array.fromAsync(ofPerson(store.quarantine.entries(), email));
  yield `${JSON.stringify(found, undefined, 2)}\n`;
}

async function* run(store: LeadStore, options: Options) {
  if (options['all'] === true) {
    yield* exportLines(store);
    return;
  }
  if (options['email'] !== undefined) {
    yield* exportPerson(store, textOf('email', options, 'ana@example.com'));
    return;
  }
  const collection = oneOf('collection', options, collectionNames);
  const format = oneOf('format', options, formatNames);
  yield* exportFormats[format](store.documents(collection), collection);
}

/** `leads export` */
export const exportLeads: Command = {
  summary: 'Writes the leads of one collection, of one person, or everything',
  help,
  options: {
    collection: { type: 'string' },
    format: { type: 'string' },
    email: { type: 'string' },
    all: { type: 'boolean' },
  },
  run,
};
