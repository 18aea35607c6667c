import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { collectionNames, type CollectionName } from '../documents.ts';

type Counts = Record<CollectionName, number>;

const tally = (rows: Record<string, SQLOutputValue>[]): Counts => {
  const counts = new Map(rows.map(({ collection, count }) => [collection, Number(count)]));
  return Object.fromEntries(collectionNames.map((name) => [name, counts.get(name) ?? 0])) as Counts;
};

/** How many documents each collection holds. */
export const countDocuments = (database: DatabaseSync): Counts =>
  tally(
    database
      .prepare(
        `SELECT collection, count(*) AS count FROM documents WHERE kind = 'lead' GROUP BY collection`,
      )
      .all(),
  );

/** The timestamp of the newest document. */
export const newestTimestamp = (database: DatabaseSync): string | undefined => {
  const row = database
    .prepare(`SELECT max(timestamp) AS newest FROM documents WHERE kind = 'lead'`)
    .get();
  return typeof row?.['newest'] === 'string' ? row['newest'] : undefined;
};
