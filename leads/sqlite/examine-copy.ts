import { DatabaseSync } from 'node:sqlite';
import type { CollectionName } from '../documents.ts';
import { countDocuments } from './count-documents.ts';
import { migrate, refuseNewerLayout } from './migrations.ts';

/** What a copy of a store holds. */
export interface CopyContents {
  documents: Record<CollectionName, number>;
  /** Mails that are not sent yet. */
  waitingMails: number;
}

const isSound = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'] === 'ok' &&
  database.prepare('PRAGMA foreign_key_check').get() === undefined;

const isStore = (database: DatabaseSync): boolean =>
  database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'documents'`).get() !== undefined;

const contentsOf = (database: DatabaseSync): CopyContents => ({
  documents: countDocuments(database),
  waitingMails: Number(
    database.prepare(`SELECT count(*) AS count FROM outbox WHERE state <> 'sent'`).get()?.['count'],
  ),
});

const examine = (database: DatabaseSync): CopyContents => {
  if (!isSound(database)) throw new Error('it is damaged inside');
  if (!isStore(database)) throw new Error('it is a database, but not one of leads');
  refuseNewerLayout(database);
  migrate(database);
  return contentsOf(database);
};

/**
 * Reads the whole copy of a store, every index and reference included, brings
 * it to the newest layout, and tells what it holds. Throws, with what is wrong,
 * where it is not a sound store.
 */
export const examineCopy = (file: string): CopyContents => {
  const database = new DatabaseSync(file);
  try {
    return examine(database);
  } finally {
    database.close();
  }
};
