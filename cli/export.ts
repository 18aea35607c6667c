import { collectionNames } from '../leads/documents.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { oneOf, textOf, type Command, type Options } from './command.ts';
import { exportFormats } from './export-formats.ts';
import { exportPerson } from './export-person.ts';

const help = `npm run leads -- export --collection NAME --format FORMAT
npm run leads -- export --email ADDRESS

Writes every lead of one collection to standard output, and nothing else; or
everything about one person, for her to have: one JSON object with an array for
each collection and for what was held back as spam.

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

const formatNames = ['json', 'csv'] as const satisfies (keyof typeof exportFormats)[];

async function* run(store: LeadStore, options: Options) {
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
  summary: 'Writes the leads of one collection, or of one person',
  help,
  options: {
    collection: { type: 'string' },
    format: { type: 'string' },
    email: { type: 'string' },
  },
  run,
};
