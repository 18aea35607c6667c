import { canonicalAddress } from './forms/email-address.ts';
import { originContract } from './forms/envelope.ts';
import { collectionNames, fieldNames, type CollectionName } from './documents.ts';
import { sectionOf, type Lead } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import { printableText } from './printable-text.ts';

// Downloads of leads, for the command line and the back office.

/**
 * Positions where a spreadsheet would start a formula: before = + - @ (half or full width) or a tab, even after
 * spaces and quotes. They count at the start of any line, and after a semicolon or tab, which separate cells in
 * locales with a decimal comma.
 */
const formulaStart = /(^|[;\t])(?=(?:[^\S\n\t]|["'])*[=+\-@＝＋－＠\t])/gmu;

const cell = (value: string): string => {
  const harmless = printableText(value).replace(formulaStart, "$1'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One CSV record (RFC 4180), safe to open: no invisible or bidi characters, and an apostrophe before each formula. */
export const csvRecord = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** The file formats for downloading leads. */
export const downloadFormats = ['json', 'csv'] as const;

type DownloadFormat = (typeof downloadFormats)[number];

/** The leads of a collection with their metadata, oldest first. Skips quarantined ones. */
async function* leadsOf(store: Pick<LeadStore, 'exportRecords'>, collection: CollectionName) {
  for await (const record of store.exportRecords()) {
    const { document, held } = record;
    if (document?.collection === collection && !held) yield { ...record, document };
  }
}

/** A JSON array of `{ "id", "data", "origin", "answeredAt", "note" }`, one per line. */
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

/** Excel reads a CSV file as UTF-8 only with this mark. Otherwise it assumes a regional encoding. */
const byteOrderMark = '\u{FEFF}';

/** The heading of each column, for people. */
const headings: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  brief: 'Message',
  timestamp: 'Came in',
  state: 'State',
  answeredAt: 'Answered',
  entryPage: 'First page',
  previousPage: 'Page before the form',
  referringSite: 'Came from',
  doorName: 'Name over the door',
  doorTrade: 'Trade of the door',
  firstLook: 'First look at the website',
  note: 'Note',
};

/** A moment as date and time that every spreadsheet reads: 2026-11-21 04:00:00. */
const inTable = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone });

/** A header record and one record per lead. */
async function* csv(leads: AsyncIterable<Lead>, collection: CollectionName, timeZone: string) {
  const beside = ['state', 'answeredAt', ...Object.keys(originContract.shape), 'note'];
  const names = [...fieldNames(collection), 'timestamp', ...beside];
  yield byteOrderMark + csvRecord(['Reference', ...names.map((name) => headings[name] ?? name)]);
  for await (const { id, document, origin, answeredAt, note } of leads) {
    const values: Readonly<Record<string, string | undefined>> = {
      ...document.data,
      ...origin,
      timestamp: inTable(document.data.timestamp, timeZone),
      state: answeredAt ? 'Answered' : 'New',
      answeredAt: answeredAt && inTable(answeredAt, timeZone),
      note,
    };
    yield csvRecord([id, ...names.map((name) => values[name] ?? '')]);
  }
}

/**
 * Streams the leads of a collection in a format, so that any number fits in memory. The table has its times in this
 * IANA time zone; JSON has them in UTC.
 */
export const writeLeads = (
  store: Pick<LeadStore, 'exportRecords'>,
  collection: CollectionName,
  format: DownloadFormat,
  timeZone: string,
): AsyncGenerator<string, void> =>
  ({ json, csv })[format](leadsOf(store, collection), collection, timeZone);

/** The leads from the person with this address in any spelling, spam included. */
export async function* leadsOfPerson(store: Pick<LeadStore, 'exportRecords'>, email: string) {
  const person = canonicalAddress(email);
  for await (const record of store.exportRecords()) {
    const { document } = record;
    if (document && canonicalAddress(document.data.email) === person) yield { ...record, document };
  }
}

/** All data stored about one person, as one JSON object: documents by collection, with metadata, and quarantine. */
export const exportPerson = async (
  store: Pick<LeadStore, 'exportRecords'>,
  email: string,
): Promise<string> => {
  const found: Record<string, object[]> = { quarantine: [] };
  for (const name of collectionNames) found[name] = [];
  for await (const record of leadsOfPerson(store, email)) {
    const { id, document, held, origin, request, answeredAt, note } = record;
    const beside = { suspicions: held?.suspicions, origin, request, answeredAt, note };
    found[sectionOf(record)]?.push({ id, ...document, ...beside });
  }
  return `${JSON.stringify(found, undefined, 2)}\n`;
};
