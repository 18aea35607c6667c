import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { LeadStore } from '../lead-store.ts';
import { addSubmission } from './add-submission.ts';
import { SqliteConnection } from './connection.ts';
import { countDocuments, newestTimestamp } from './count-documents.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { readDocuments } from './read-documents.ts';
import { forgetOld } from './recent-submissions.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
import { sqliteQuarantine } from './sqlite-quarantine.ts';

interface SqliteLeadStoreOptions {
  /** Holds `leads.sqlite`; made when the first lead is stored. */
  directory: string;
  clock?: () => Date;
}

const minute = 60 * 1000;

const noteCheck = (database: DatabaseSync, now: Date): void => {
  database.prepare('UPDATE store SET last_checked_at = ?').run(now.toISOString());
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
  const forgetting = forgetRegularly(connection, clock);
  return {
    add: async (submission) =>
      connection.write((database) => addSubmission(database, submission, clock())),
    documents: (collection) => readDocuments(connection, collection),
    counts: async () => connection.use(countDocuments),
    newest: async () => connection.use(newestTimestamp),
    eraseByEmail: async (email) => erasePerson(connection, email),
    eraseBefore: async (horizons) => eraseBefore(connection, horizons),
    discard: async (id) => discardEntry(connection, id),
    quarantine: sqliteQuarantine(connection),
    outbox: sqliteOutbox(connection),
    checkWritable: async () => connection.write((database) => noteCheck(database, clock())),
    close: async () => {
      clearInterval(forgetting);
      connection.close();
    },
  };
};
