import {
  collectionLabels,
  collectionNames,
  collectionTitle,
  type CollectionName,
  type LeadDocument,
} from '../leads/documents.ts';

import type { LeadStore } from '../leads/lead-store.ts';
import { oneOf, type Command, type Options } from './command.ts';
import { shortMoment, tableLine } from './output.ts';

const help = `npm run leads -- list [--collection NAME]

Shows the stored leads, oldest first, and how many each collection holds.
Long texts are cut; "export" has them whole.

  --collection  contacts                 contact requests
                authorityBuilderFunnel1  guide requests
                newsletter               the newsletter
                all three if left out

Example:
  npm run leads -- list --collection contacts
`;

const widths = [20, 16, 44, 10, 48];

const nameAndEmail = (data: LeadDocument['data']) =>
  'name' in data ? `${data.name}, ${data.email}` : data.email;

const lineFor = (collection: CollectionName, { data }: LeadDocument) => {
  const request = 'brief' in data ? [data.service, data.brief] : [];
  const cells = [
    shortMoment(data.timestamp),
    collectionLabels[collection],
    nameAndEmail(data),
    ...request,
  ];
  return tableLine(cells, widths);
};

const selection = (options: Options): readonly CollectionName[] =>
  options['collection'] === undefined
    ? collectionNames
    : [oneOf('collection', options, collectionNames)];

async function* run(store: LeadStore, options: Options) {
  const selected = selection(options);
  yield tableLine(['TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'SERVICE', 'BRIEF'], widths);
  for (const collection of selected) {
    for await (const document of store.documents(collection)) yield lineFor(collection, document);
  }
  yield '\n';
  const counts = await store.counts();
  for (const name of selected) yield `${collectionTitle(name)}: ${counts[name]}\n`;
  const { length: heldBack } = await Array.fromAsync(store.quarantine.entries(), ({ id }) => id);
  if (heldBack > 0) yield `Held back as spam: ${heldBack}, see "npm run leads -- spam"\n`;
}

/** `leads list` */
export const list: Command = {
  summary: 'Shows the stored leads and how many there are',
  help,
  options: { collection: { type: 'string' } },
  run,
};
