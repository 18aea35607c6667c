import {
  collectionLabels,
  collectionNames,
  collectionTitle,
  type CollectionName,
  type LeadDocument,
} from '../leads/documents.ts';
import { printableLine } from '../leads/printable-text.ts';
import { eraseExpired } from '../leads/retention.ts';
import { oneOf, textOf, type Command } from './command.ts';
import { describeErased, nameAndEmail, shortMoment, tableLine } from './output.ts';

const widths = [20, 16, 44, 10, 48];

const lineFor = (collection: CollectionName, { data }: LeadDocument) => {
  const label = collectionLabels[collection];
  const request = 'brief' in data ? [data.service, data.brief] : [];
  return tableLine([shortMoment(data.timestamp), label, nameAndEmail(data), ...request], widths);
};

export const list: Command = {
  summary: 'Shows the stored leads and how many there are',
  usage: 'list [--collection NAME]',
  help: `Shows the stored leads, oldest first, and how many each collection holds.
Long texts are cut; "export" has them whole.

  --collection  ${collectionNames.join(', ')};
                all three if left out`,
  example: 'list --collection contacts',
  options: { collection: { type: 'string' } },
  async *run(store, options) {
    const selected =
      options['collection'] === undefined
        ? collectionNames
        : [oneOf('collection', options, collectionNames)];
    yield tableLine(['TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'SERVICE', 'BRIEF'], widths);
    for (const collection of selected) {
      for await (const document of store.documents(collection)) yield lineFor(collection, document);
    }
    yield '\n';
    const counts = await store.counts();
    for (const name of selected) yield `${collectionTitle(name)}: ${counts[name]}\n`;
    const { length: heldBack } = await Array.fromAsync(store.quarantine.entries(), ({ id }) => id);
    if (heldBack > 0) yield `Held back as spam: ${heldBack}, see "npm run leads -- spam"\n`;
  },
};

export const erase: Command = {
  summary: 'Deletes everything stored about one person',
  usage: 'erase --email ADDRESS',
  help: `Deletes everything stored about the person with this address, in every
collection, the quarantine and the outbox, beyond recovery from the store's
files. Capital letters and outer spaces do not matter. There is no undo.

Not reached: mails that were sent, files that were exported, and backups.`,
  example: 'erase --email ana@example.com',
  options: { email: { type: 'string' } },
  async *run(store, options) {
    const email = textOf('email', options, 'ana@example.com');
    const deleted = describeErased(await store.eraseByEmail(email));
    const person = printableLine(email, 256);
    yield deleted ? `Deleted for ${person}: ${deleted}.\n` : `Nothing is stored about ${person}.\n`;
  },
};

export const retention: Command = {
  summary: 'Erases what has been kept long enough',
  usage: 'retention',
  help: `Erases what has been kept long enough, with its mails: contact requests and
requests for the guide after LEADS_KEEP_DAYS, newsletter sign-ups after
NEWSLETTER_KEEP_DAYS (never, if that is not set), what was held back as spam
after SPAM_KEEP_DAYS. The running server does the same once an hour.`,
  example: 'retention',
  async *run(store, _options, { keepDays }) {
    const deleted = describeErased(await eraseExpired(store, keepDays(), new Date()));
    yield deleted ? `Deleted: ${deleted}.\n` : 'Nothing is old enough to be deleted.\n';
  },
};
