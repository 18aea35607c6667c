import { fieldNames } from '../leads/document-fields.ts';
import type { CollectionName, LeadDocument } from '../leads/documents.ts';
import { csvRecord } from './csv.ts';

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
export const exportFormats = { json, csv };
