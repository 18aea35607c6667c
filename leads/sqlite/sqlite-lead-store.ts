import { noDocuments, type CollectionName } from '../documents.ts';
import {
  deleteRegularly,
  documentId,
  duplicateWindow,
  recordOf,
  senderFingerprint,
  type Submission,
} from '../lead-record.ts';
import type { AddResult, LeadStore } from '../lead-store.ts';
import { groupCommit, SqliteConnection } from './connection.ts';
import type { Sql } from './database.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { sqliteInbox } from './inbox.ts';
import { sqliteOutbox } from './outbox.ts';
import { exportRecords, holdLead, insertRecord, restoreHeld } from './records.ts';
import { storeFile } from './store-files.ts';

const deleteOldFingerprints = (sql: Sql): void => {
  sql.run`DELETE FROM recent_submissions WHERE stored_at < ${Date.now() - duplicateWindow}`;
};

const fingerprintOf = (sql: Sql, submission: Submission): string => {
  const { secret } = sql.get`SELECT secret FROM store` as { secret: Uint8Array };
  return senderFingerprint(submission, secret);
};

/** Stores document, mail and, without a submission id, a fingerprint to detect repeats. Runs inside a transaction. */
export const addSubmission = (sql: Sql, submission: Submission): AddResult => {
  const id = documentId(submission);
  const insert = () => insertRecord(sql, recordOf(id, submission));
  deleteOldFingerprints(sql);
  if (submission.submissionId !== undefined)
    return { outcome: insert() ? 'stored' : 'duplicate', id };
  const fingerprint = fingerprintOf(sql, submission);
  const recent = sql.get`SELECT document_id AS id FROM recent_submissions WHERE fingerprint = ${fingerprint}`;
  if (recent) return { outcome: 'duplicate', id: String(recent['id']) };
  insert();
  sql.run`
    INSERT INTO recent_submissions (fingerprint, document_id, stored_at)
    VALUES (${fingerprint}, ${id}, ${Date.now()})`;
  return { outcome: 'stored', id };
};

export const countDocuments = (sql: Sql): Record<CollectionName, number> => {
  const rows = sql.all`SELECT collection, count(*) AS count FROM documents WHERE kind = 'lead' GROUP BY collection`;
  const counts = noDocuments();
  for (const { collection, count } of rows) counts[collection as CollectionName] = Number(count);
  return counts;
};

/** At least the size of the largest lead with its mail, in bytes. */
const largestLead = 256 * 1024;

/** Writes as much as a lead needs and frees it again. On an almost full disk, a smaller write would succeed. */
const checkWritable = (connection: SqliteConnection): void => {
  connection.write(
    (sql) =>
      sql.run`UPDATE store SET last_checked_at = ${new Date().toISOString()}, ballast = zeroblob(${largestLead})`,
  );
  connection.write((sql) => sql.run`UPDATE store SET ballast = NULL`);
};

/**
 * Leads in one SQLite file, `leads.sqlite`, whose folder the first lead creates. Opening never throws: each operation
 * reports an unavailable disk, until the disk is back.
 */
export const openSqliteLeadStore = ({ directory }: { directory: string }): LeadStore => {
  const connection = new SqliteConnection(storeFile(directory));
  const addInGroup = groupCommit(connection);
  const cleanupTimer = deleteRegularly(async () => connection.change(deleteOldFingerprints));
  return {
    add: (submission) => addInGroup((sql) => addSubmission(sql, submission)),
    counts: async () => connection.use(countDocuments),
    eraseByEmail: async (email) => erasePerson(connection, email),
    eraseBefore: async (horizons) => eraseBefore(connection, horizons),
    lastCanary: async () => {
      const row = connection.use((sql) => sql.get`SELECT last_canary_at AS at FROM store`);
      return row?.['at'] ? String(row['at']) : undefined;
    },
    restore: async (id, now) => connection.change((sql) => restoreHeld(sql, id, now)),
    quarantine: async (id, suspicions) => connection.change((sql) => holdLead(sql, id, suspicions)),
    discard: async (id) => discardEntry(connection, id),
    outbox: sqliteOutbox(connection),
    inbox: sqliteInbox(connection),
    exportRecords: () => exportRecords(connection),
    importRecords: async (records) =>
      connection.write((sql) => records.filter((record) => insertRecord(sql, record)).length),
    checkWritable: async () => checkWritable(connection),
    close: async () => {
      clearInterval(cleanupTimer);
      connection.close();
    },
  };
};
