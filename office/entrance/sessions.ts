import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@agency/leads/sqlite/database.ts';
import { findPerson, type Passkey, type Person } from './team.ts';

/** How long somebody stays signed in on a device, in milliseconds. */
export const sessionTime = 30 * 24 * 60 * 60 * 1000;

/** When somebody was last seen is written down once in so many milliseconds. */
const seenTime = 5 * 60 * 1000;

/** What opens a door is known to its holder alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. It cannot be guessed, so nothing slow is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface Session {
  id: number;
  person: Person;
}

/** Begins a session on a device and returns the token for its cookie. */
export const beginSession = (sql: Sql, passkey: Pick<Passkey, 'id' | 'person'>, device: string) => {
  const [token, now] = [newToken(), Date.now()];
  sql.run`DELETE FROM sessions WHERE ends_at <= ${now}`;
  sql.run`INSERT INTO sessions (hash, person, passkey, device, began_at, seen_at, ends_at)
    VALUES (${hashOf(token)}, ${passkey.person.id}, ${passkey.id}, ${device}, ${now}, ${now}, ${now + sessionTime})`;
  return token;
};

const sessionFrom = (sql: Sql, row: Record<string, unknown> | undefined): Session | undefined => {
  if (!row || Number(row['endsAt']) <= Date.now()) return undefined;
  const person = findPerson(sql, Number(row['person']));
  return person && { id: Number(row['id']), person };
};

/** Where it cannot be written down, as on a full disk, nobody is kept out. */
const noteSeen = (sql: Sql, id: number, now: number): void => {
  try {
    sql.run`UPDATE sessions SET seen_at = ${now} WHERE id = ${id}`;
  } catch {
    // The owner reads an earlier moment.
  }
};

/** The session that a cookie opens, while it lasts. */
export const findSession = (sql: Sql, token: string): Session | undefined => {
  const row = sql.get`SELECT id, person, seen_at AS seenAt, ends_at AS endsAt FROM sessions
    WHERE hash = ${hashOf(token)}`;
  const session = sessionFrom(sql, row);
  const now = Date.now();
  if (session && Number(row?.['seenAt']) < now - seenTime) noteSeen(sql, session.id, now);
  return session;
};

/** A session by its number, while it lasts. */
export const findSessionById = (sql: Sql, id: number): Session | undefined =>
  sessionFrom(sql, sql.get`SELECT id, person, ends_at AS endsAt FROM sessions WHERE id = ${id}`);

interface SessionRow {
  id: number;
  person: number;
  device: string;
  beganAt: number;
  seenAt: number;
}

/** Those that last, the one last used first. */
export const listSessions = (sql: Sql): SessionRow[] =>
  sql.all`SELECT id, person, device, began_at AS beganAt, seen_at AS seenAt FROM sessions
    WHERE ends_at > ${Date.now()} ORDER BY seen_at DESC` as unknown[] as SessionRow[];

export const endSession = (sql: Sql, id: number): void => {
  sql.run`DELETE FROM sessions WHERE id = ${id}`;
};
