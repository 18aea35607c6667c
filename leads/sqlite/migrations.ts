import type { DatabaseSync } from 'node:sqlite';
import { canonicalAddress } from '../forms/email-address.ts';
import { holdsWords } from '../inbox.ts';
import { StoreUnavailable } from '../lead-store.ts';

/**
 * Runs `work` in one transaction that takes the write lock at its start. A plain BEGIN that reads first fails against
 * another writer, whatever its timeout.
 */
export const inTransaction = <Result>(
  database: DatabaseSync,
  work: (database: DatabaseSync) => Result,
): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work(database);
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

/**
 * All migrations of the file's layout, oldest first. The file's `user_version` is the number of those applied.
 * Append, never edit.
 *
 * `person` is the document's address by `canonicalAddress`, which SQL calls as `canonical_address`.
 * Only rows of kind `lead` are in a collection. `held` is JSON, `{ suspicions }`: why a row is `quarantined`.
 * `origin` is JSON too.
 * A `notice` row is empty except for its id and its mail.
 * An outbox row has a `message` only for a notice; a mail about a lead is composed on sending.
 * An outbox row is due at `due_at`, which is the end of the lease while it is `sending`.
 */
export const migrations = [
  `
  CREATE TABLE documents (
    id TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    person TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX documents_in_order ON documents (collection, timestamp, id);
  CREATE INDEX documents_of_person ON documents (person);

  CREATE TABLE recent_submissions (
    fingerprint TEXT PRIMARY KEY,
    document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    stored_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX recent_submissions_of_document ON recent_submissions (document_id);
  CREATE INDEX recent_submissions_in_order ON recent_submissions (stored_at);

  CREATE TABLE outbox (
    document_id TEXT PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    queued_at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    sent_at TEXT,
    last_error TEXT,
    message TEXT
  ) STRICT;
  CREATE INDEX outbox_in_order ON outbox (queued_at, document_id);
  CREATE INDEX outbox_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');

  CREATE TABLE store (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    secret BLOB NOT NULL,
    last_checked_at TEXT
  ) STRICT;
  INSERT INTO store (only_row, secret) VALUES (1, randomblob(32));
  `,
  `ALTER TABLE store ADD COLUMN ballast BLOB;`,
  `
  ALTER TABLE documents ADD COLUMN kind TEXT NOT NULL DEFAULT 'lead'
    CHECK (kind IN ('lead', 'quarantined', 'canary', 'notice'));
  ALTER TABLE documents ADD COLUMN held TEXT;
  DROP INDEX documents_in_order;
  CREATE INDEX documents_in_order ON documents (kind, collection, timestamp, id);
  `,
  `
  ALTER TABLE documents ADD COLUMN origin TEXT;
  ALTER TABLE documents ADD COLUMN answered_at TEXT;
  ALTER TABLE documents ADD COLUMN note TEXT;
  ALTER TABLE store ADD COLUMN last_canary_at TEXT;
  CREATE INDEX documents_by_time ON documents (kind, timestamp, id);
  `,
  `
  ALTER TABLE documents ADD COLUMN answered_by TEXT;
  ALTER TABLE documents ADD COLUMN note_by TEXT;
  `,
  // The canonical form of `person` has changed.
  `UPDATE documents SET person = canonical_address(data ->> 'email') WHERE kind <> 'notice';`,
  `ALTER TABLE documents ADD COLUMN request TEXT;`,
];

const layoutOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** Registers the functions that our SQL calls. */
const addFunctions = (database: DatabaseSync): void => {
  database.function('canonical_address', (email) => canonicalAddress(String(email)));
  database.function('holds_words', (words, data, note) =>
    Number(holdsWords(String(words), JSON.parse(String(data)), note?.toString())),
  );
};

/**
 * Migrates the file to the newest layout, and registers the functions of our SQL. Writes nothing when it is up to
 * date. Throws `StoreUnavailable` when a newer program wrote the file, since we would misread it.
 */
export const migrate = (database: DatabaseSync): void => {
  addFunctions(database);
  const layout = layoutOf(database);
  if (layout === migrations.length) return;
  if (layout > migrations.length) {
    throw new StoreUnavailable(
      `The lead store has layout ${layout}, and this program knows only layouts up to ${migrations.length}: run the newer program that wrote it.`,
    );
  }
  inTransaction(database, () => {
    // Another process may have migrated it in the meantime.
    for (const [index, migration] of migrations.entries().drop(layoutOf(database))) {
      database.exec(`${migration} PRAGMA user_version = ${index + 1}`);
    }
  });
};
