import { canonicalAddress } from './forms/email-address.ts';
import { originContract } from './forms/envelope.ts';
import { collectionNames, fieldNames, type CollectionName } from './documents.ts';
import { sectionOf, type Lead } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import { printableText } from './printable-text.ts';

// What the agency takes out of the store, on the command line and in the back office.

/**
 * Where a spreadsheet would begin to calculate: = + - @ (plain or full width)
 * or a tab, also behind spaces and quotes, at the start of any line and behind a
 * semicolon or a tab, which begin a cell where the comma is the decimal point.
 */
const formulaStart = /(^|[;\t])(?=(?:[^\S\n\t]|["'])*[=+\-@＝＋－＠\t])/gmu;

const cell = (value: string): string => {
  const harmless = printableText(value).replace(formulaStart, "$1'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One record by RFC 4180, safe to show: nothing invisible or reordering, and an apostrophe before everything a spreadsheet would take for a formula. */
export const csvRecord = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** What leads are downloaded as. */
export const downloadFormats = ['json', 'csv'] as const;

type DownloadFormat = (typeof downloadFormats)[number];

/** The leads of a collection with what stands beside them, oldest first. */
async function* leadsOf(store: Pick<LeadStore, 'exportRecords'>, collection: CollectionName) {
  for await (const record of store.exportRecords()) {
    const { document, held } = record;
    if (document?.collection === collection && !held) yield { ...record, document };
  }
}

/** An array of `{ "id", "data", "origin", "answeredAt", "note" }`, one a line. */
async function* json(leads: AsyncIterable<Lead>) {
  let separator = '';
  yield '[';
  for await (const { id, document, origin, answeredAt, note } of leads) {
    const { data } = document;
    yield `${separator}\n${JSON.stringify({ id, data, origin, answeredAt, note })}`;
    separator = ',';
  }
  yield separator ? '\n]\n' : ']\n';
}

/** By this mark Excel tells UTF-8 from the letters of its own country. */
const byteOrderMark = '\u{FEFF}';

/** A header record and one record for each lead. */
async function* csv(leads: AsyncIterable<Lead>, collection: CollectionName) {
  const beside = ['state', 'answeredAt', ...Object.keys(originContract.shape), 'note'];
  const names = [...fieldNames(collection), 'timestamp', ...beside];
  yield byteOrderMark + csvRecord(['id', ...names]);
  for await (const { id, document, origin, answeredAt, note } of leads) {
    const state = answeredAt ? 'answered' : 'new';
    const values: Readonly<Record<string, string | undefined>> = {
      ...document.data,
      ...origin,
      state,
      answeredAt,
      note,
    };
    yield csvRecord([id, ...names.map((name) => values[name] ?? '')]);
  }
}

/** The leads of a collection in a format, piece by piece, so that any number fits in memory. */
export const writeLeads = (
  store: Pick<LeadStore, 'exportRecords'>,
  collection: CollectionName,
  format: DownloadFormat,
): AsyncGenerator<string, void> => ({ json, csv })[format](leadsOf(store, collection), collection);

/** Everything that is stored about one person, as one JSON object: her documents by collection with what stands beside them, and what was held back. */
export const exportPerson = async (
  store: Pick<LeadStore, 'exportRecords'>,
  email: string,
): Promise<string> => {
  const person = canonicalAddress(email);
  const hers: Record<string, object[]> = { quarantine: [] };
  for (const name of collectionNames) hers[name] = [];
  for await (const record of store.exportRecords()) {
    const { id, document, held, origin, request, answeredAt, note } = record;
    if (!document || canonicalAddress(document.data.email) !== person) continue;
    const beside = { suspicions: held?.suspicions, origin, request, answeredAt, note };
    hers[sectionOf(record)]?.push({ id, ...document, ...beside });
  }
  return `${JSON.stringify(hers, undefined, 2)}\n`;
};
