import {
  collectionNames,
  fieldNames,
  type CollectionName,
  type LeadDocument,
} from './documents.ts';
import type { LeadStore } from './lead-store.ts';
import { printableText } from './printable-text.ts';
import { personKey } from './submission.ts';

// What the agency takes out of the store, on the command line and in the back office.

/**
 * Where a spreadsheet would begin to calculate: = + - @ (plain or full width),
 * a tab or a carriage return, at the start of any line, also behind spaces.
 */
const formulaStart = /^(?=[^\S\r\n\t]*[=+\-@＝＋－＠\t\r])/gmu;

const cell = (value: string): string => {
  const harmless = printableText(value).replace(formulaStart, "'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One record by RFC 4180, safe to show: nothing invisible or reordering, and an apostrophe before everything a spreadsheet would take for a formula. */
export const csvRecord = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** What leads are downloaded as. */
export const downloadFormats = ['json', 'csv'] as const;

type DownloadFormat = (typeof downloadFormats)[number];

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

/** The documents of a collection in a format, piece by piece, so that any number fits in memory. */
export const writeDocuments = (
  store: Pick<LeadStore, 'documents'>,
  collection: CollectionName,
  format: DownloadFormat,
): AsyncGenerator<string, void> => ({ json, csv })[format](store.documents(collection), collection);

/** Everything that is stored about one person, as one JSON object: her documents by collection with what stands beside them, and what was held back. */
export const exportPerson = async (store: LeadStore, email: string): Promise<string> => {
  const found: Record<string, unknown[]> = {};
  const collect = async (name: string, entries: AsyncIterable<LeadDocument>) => {
    const hers: unknown[] = (found[name] = []);
    for await (const entry of entries) {
      if (personKey(entry.data.email) !== personKey(email)) continue;
      const { origin, answeredAt, note } = (await store.inbox.find(entry.id)) ?? {};
      hers.push({ ...entry, origin, answeredAt, note });
    }
  };
  for (const name of collectionNames) await collect(name, store.documents(name));
  await collect('quarantine', store.quarantine.entries());
  return `${JSON.stringify(found, undefined, 2)}\n`;
};
