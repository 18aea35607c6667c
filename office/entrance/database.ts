import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resultCode, sqlOf, unavailable, type Sql } from '@agency/leads/sqlite/database.ts';
import { inTransaction } from '@agency/leads/sqlite/migrations.ts';
import { WrongSetting } from '@agency/server/settings/environment.ts';
import { makeFolder } from '@agency/leads/make-folder.ts';

/**
 * Who may enter. Times are milliseconds since 1970. Of what opens a door (a
 * session, an invitation) only the hash is kept: who reads the file gets in nowhere.
 */
const layout = `
  CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    email TEXT,
    role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'inbox'))
  ) STRICT;

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    device TEXT NOT NULL,
    added_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    passkey TEXT NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    person INTEGER REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    email TEXT,
    role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'inbox')),
    ends_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL
  ) STRICT;

  PRAGMA user_version = 1;
`;

const isNew = (db: DatabaseSync): boolean =>
  db.prepare('PRAGMA user_version').get()?.['user_version'] === 0;

const damaged = (file: string) =>
  new WrongSetting(
    `${file}, which says who may enter, is damaged. Put it back from a backup; or move it elsewhere, start again and invite everybody anew. Content and leads are not in it.`,
  );

/** Opens the file, for the eyes of the program's own user only; creates it where it is missing. Throws `WrongSetting` where it is damaged. */
export const openEntranceDatabase = (dataDirectory: string): Sql => {
  const folder = join(dataDirectory, 'admin');
  makeFolder(folder);
  const file = join(folder, 'team.sqlite');
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
    `);
    // The command line may begin it at the same time.
    inTransaction(db, () => {
      if (isNew(db)) db.exec(layout);
    });
    return sqlOf(db);
  } catch (error) {
    db.close();
    throw [unavailable.NOTADB, unavailable.CORRUPT].includes(resultCode(error) ?? 0)
      ? damaged(file)
      : error;
  }
};
