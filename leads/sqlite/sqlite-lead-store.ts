import { join } from 'node:path';
import type { LeadStore } from '../lead-store.ts';
import { addSubmission, forgetOld } from './add-submission.ts';
import { SqliteConnection } from './connection.ts';
import { countDocuments, newestTimestamp, readDocuments, sqliteQuarantine } from './documents.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { groupCommit } from './group-commit.ts';
import { sqliteOutbox } from './outbox.ts';
import { exportRecords, importRecords } from './transfer.ts';

interface SqliteLeadStoreOptions {
  /** Holds `leads.sqlite`; made when the first lead is stored. */
  directory: string;
  clock?: () => Date;
}

const minute = 60 * 1000;

/** At least what the largest lead takes with its mail, in bytes. */
const largestLead = 256 * 1024;

/** Writes as much as a lead needs and frees it again: on a disk with room for a few bytes only, a smaller write would succeed. */
const checkWritable = (connection: SqliteConnection, now: Date): void => {
  connection.write((database) => {
    const check = database.prepare('UPDATE store SET last_checked_at = ?, ballast = zeroblob(?)');
    check.run(now.toISOString(), largestLead);
  });
  connection.write((database) => database.exec('UPDATE store SET ballast = NULL'));
};

/** Deletes old fingerprints every minute, also when no new lead comes in. */
const forgetRegularly = (connection: SqliteConnection, clock: () => Date): NodeJS.Timeout =>
  setInterval(() => {
    try {
      connection.change((database) => forgetOld(database, clock()));
    } catch {
      // The disk is away; a minute later is soon enough.
    }
  }, minute).unref();

/** Leads in one SQLite file. Never throws itself: a disk that is away is reported by each operation, until it is back. */
export const openSqliteLeadStore = ({
  directory,
  clock = () => new Date(),
}: SqliteLeadStoreOptions): LeadStore => {
  const connection = new SqliteConnection(join(directory, 'leads.sqlite'));
  const together = groupCommit(connection);
  const forgetting = forgetRegularly(connection, clock);
  return {
    add: (submission) => together((database) => addSubmission(database, submission, clock())),
    documents: (collection) => readDocuments(connection, collection),
    counts: async () => connection.use(countDocuments),
    newest: async () => connection.use(newestTimestamp),
    eraseByEmail: async (email) => erasePerson(connection, email),
    eraseBefore: async (horizons) => eraseBefore(connection, horizons),
    discard: async (id) => discardEntry(connection, id),
    quarantine: sqliteQuarantine(connection),
    outbox: sqliteOutbox(connection),
    exportRecords: () => exportRecords(connection),
    importRecords: async (records) =>
      connection.write((database) => importRecords(database, records)),
    checkWritable: async () => checkWritable(connection, clock()),
    close: async () => {
      clearInterval(forgetting);
      connection.close();
    },
  };
};
