import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  openDatabase,
  resultCode,
  sqlOf,
  unavailable,
  type Sql,
} from '@agency/leads/sqlite/database.ts';
import { inTransaction } from '@agency/leads/sqlite/migrations.ts';
import { WrongSetting } from '@agency/server/settings/environment.ts';
import type { HostedOffice } from '@agency/server/settings/settings.ts';
import { isSameSecret } from '../guard.ts';

/** The capacity of a single-use store. Beyond it, the oldest secret is dropped. */
const maxKept = 10_000;

/** A store of short-lived secrets that each work once. In memory only, so a restart forgets them. */
const singleUse = <Meaning>(lifetime: number) => {
  const kept = new Map<string, { meaning: Meaning; endsAt: number }>();
  return {
    keep: (secret: string, meaning: Meaning): void => {
      const [oldest] = kept.keys();
      if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
      kept.set(secret, { meaning, endsAt: Date.now() + lifetime });
    },
    /** What the secret stands for. Returns undefined the second time. */
    take: (secret: string): Meaning | undefined => {
      const found = kept.get(secret);
      kept.delete(secret);
      return found && found.endsAt > Date.now() ? found.meaning : undefined;
    },
  };
};

/** How long log lines are kept: a year and a day, in milliseconds. */
const logRetention = 366 * 24 * 60 * 60 * 1000;

interface LogLine {
  id: number;
  at: number;
  who: string;
  what: string;
}

/** Logs who did what. A line contains nothing about a lead, since leads can be erased. */
const writeLog = (sql: Sql, who: string, what: string): void => {
  const now = Date.now();
  sql.run`DELETE FROM log WHERE at < ${now - logRetention}`;
  sql.run`INSERT INTO log (at, who, what) VALUES (${now}, ${who}, ${what})`;
};

const pageSize = 200;

/** A page of log lines older than the id `before`, newest first. `next` is the `before` of the next page. */
export const readLog = (
  sql: Sql,
  before = Number.MAX_SAFE_INTEGER,
): { lines: LogLine[]; next?: string } => {
  const lines =
    sql.all`SELECT id, at, who, what FROM log WHERE id < ${before} ORDER BY id DESC LIMIT ${pageSize}` as unknown[] as LogLine[];
  const last = lines.at(pageSize - 1);
  return { lines, ...(last && { next: String(last.id) }) };
};

/** How long a challenge is valid, in milliseconds. */
const challengeTime = 5 * 60 * 1000;

/** How long a ticket from the office into the preview is valid, in milliseconds. */
const ticketTime = 30 * 1000;

/**
 * Signed challenges that contain their own expiry. Only answered ones are
 * stored, so nobody can evict another's by requesting many.
 */
const openChallenges = (secret: Buffer) => {
  const answered = singleUse<true>(challengeTime);
  const sign = (content: string, purpose: string) =>
    `${content}.${createHmac('sha256', secret).update(`challenge ${purpose} ${content}`).digest('base64url')}`;
  return {
    make: (purpose: string): string =>
      sign(`${Date.now() + challengeTime}.${randomBytes(16).toString('base64url')}`, purpose),
    /** Whether `given`, in base64url, was made for this purpose, has not expired and is answered for the first time. */
    take: (given: string, purpose: string): boolean => {
      const challenge = Buffer.from(given, 'base64url').toString();
      const [endsAt = '', random = ''] = challenge.split('.');
      if (!isSameSecret(challenge, sign(`${endsAt}.${random}`, purpose))) return false;
      const isFirst = !answered.take(challenge);
      answered.keep(challenge, true);
      return isFirst && Number(endsAt) > Date.now();
    },
  };
};

/** Opens what a hosted back office needs for sign-in. */
export const openEntrance = (office: HostedOffice, dataDirectory: string) => {
  const sql = openEntranceDatabase(dataDirectory);
  const secret = randomBytes(32);
  return {
    ...office,
    sql,
    /** Each has one purpose: signing in, or the hash of an invitation. */
    challenges: openChallenges(secret),
    /** The session id of each ticket into the preview. */
    tickets: singleUse<number>(ticketTime),
    /** Generated at each start. Signs challenges and the cookies of the preview. */
    secret,
    log: (who: string, what: string) => writeLog(sql, who, what),
    close: () => sql.db.close(),
  };
};

export type Entrance = ReturnType<typeof openEntrance>;

/**
 * Who may enter. Times are milliseconds since 1970. Sessions and invitations are
 * stored only as hashes, so that reading the file gives no access.
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

/** In a transaction, since the command line may create the file at the same time. */
const addTables = (db: DatabaseSync): void =>
  inTransaction(db, () => {
    const isNew = db.prepare('PRAGMA user_version').get()?.['user_version'] === 0;
    if (isNew) db.exec(layout);
  });

/** Opens or creates the file, readable only by the user of this process. Throws `WrongSetting` when it is damaged. */
const openEntranceDatabase = (dataDirectory: string): Sql => {
  const file = join(dataDirectory, 'admin/team.sqlite');
  try {
    return sqlOf(openDatabase(file, addTables));
  } catch (error) {
    if (![unavailable.NOTADB, unavailable.CORRUPT].includes(resultCode(error) ?? 0)) throw error;
    throw new WrongSetting(
      `${file}, which says who may enter, is damaged. Put it back from a backup; or move it elsewhere, start again and invite everybody anew. Content and leads are not in it.`,
    );
  }
};
