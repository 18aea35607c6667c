import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { collectionNames } from '../documents.ts';
import type { ErasedCounts } from '../lead-store.ts';

/** Which rows of `documents` are meant: a condition, and the values for its question marks. */
export interface Selection {
  where: string;
  values: readonly SQLInputValue[];
}

/** How many rows are meant. */
export const numberOf = (
  database: DatabaseSync,
  from: string,
  { where, values }: Selection,
): number =>
  Number(
    database.prepare(`SELECT count(*) AS count FROM ${from} WHERE ${where}`).get(...values)?.[
      'count'
    ],
  );

const countRows = (database: DatabaseSync, selection: Selection): ErasedCounts => {
  const count = (condition: string, from = 'documents') =>
    numberOf(database, from, { ...selection, where: `(${selection.where}) AND ${condition}` });
  const documents = Object.fromEntries(
    collectionNames.map((name) => [name, count(`kind = 'lead' AND collection = '${name}'`)]),
  );
  return {
    documents: documents as ErasedCounts['documents'],
    quarantined: count(`kind = 'quarantined'`),
    mails: count('true', 'outbox JOIN documents ON documents.id = outbox.document_id'),
  };
};

/** Deletes rows; their mails and fingerprints go with them, by foreign key. */
export const deleteRows = (database: DatabaseSync, selection: Selection): ErasedCounts => {
  const counts = countRows(database, selection);
  database.prepare(`DELETE FROM documents WHERE ${selection.where}`).run(...selection.values);
  return counts;
};
