import { createHash, randomBytes } from 'node:crypto';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Sql } from '@agency/leads/sqlite/database.ts';
import { inTransaction } from '@agency/leads/sqlite/migrations.ts';
import { Refusal } from '../refusal.ts';

/** What each may do, in this order: everything; texts, pictures and publishing; the leads. */
export const roles = ['owner', 'editor', 'inbox'] as const;

export type Role = (typeof roles)[number];

export interface Person {
  id: number;
  name: string;
  /** For the history of changes. */
  email: string | null;
  role: Role;
}

/** Its `counter` is the number of uses, if the authenticator counts them. */
export interface Passkey extends WebAuthnCredential {
  person: Person;
}

/** Shown in the history and the log, so it has no line breaks and no invisible characters. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[\p{L}\p{N}\p{P}\p{M} ]+$/u);

export const findPerson = (sql: Sql, id: number): Person | undefined =>
  sql.get`SELECT id, name, email, role FROM people WHERE id = ${id}` as Person | undefined;

export const findByName = (sql: Sql, name: string): Person | undefined =>
  sql.get`SELECT id, name, email, role FROM people WHERE name = ${name}` as Person | undefined;

export const listPeople = (sql: Sql): Person[] =>
  sql.all`SELECT id, name, email, role FROM people ORDER BY name` as unknown[] as Person[];

/** A passkey as shown to people: by the device that created it. */
interface Device {
  id: string;
  device: string;
  addedAt: number;
}

/** The passkeys of a person, oldest first. */
export const devicesOf = (sql: Sql, person: number): Device[] =>
  sql.all`SELECT id, device, added_at AS addedAt FROM passkeys
    WHERE person = ${person} ORDER BY added_at` as unknown[] as Device[];

export const findPasskey = (sql: Sql, id: string): Passkey | undefined => {
  const row = sql.get`SELECT person, public_key AS publicKey, counter FROM passkeys WHERE id = ${id}`;
  const person = row && findPerson(sql, Number(row['person']));
  if (!person) return undefined;
  const publicKey = new Uint8Array(row['publicKey'] as Uint8Array);
  return { id, person, publicKey, counter: Number(row['counter']) };
};

interface NewPasskey extends WebAuthnCredential {
  person: number;
  device: string;
}

export const addPasskey = (
  sql: Sql,
  { id, person, publicKey, counter, device }: NewPasskey,
): void => {
  sql.run`INSERT INTO passkeys (id, person, public_key, counter, device, added_at)
    VALUES (${id}, ${person}, ${publicKey}, ${counter}, ${device}, ${Date.now()})`;
};

/** Updates the counter unless it changed since it was read. Returns false then: the passkey may have been cloned. */
export const countUse = (sql: Sql, { id, counter }: Passkey, next: number): boolean =>
  sql.run`UPDATE passkeys SET counter = ${next} WHERE id = ${id} AND counter = ${counter}`.changes >
  0;

const lastOwner = new Refusal(
  'There must be an owner with a passkey. First make somebody else an owner, or a passkey on another device.',
  409,
);

/**
 * Revokes some access, or throws and changes nothing when no owner could sign in
 * afterwards. Cancels all unused invitations: the person to keep out may have
 * created one, and one may grant a role that was revoked.
 */
export const takeAway = (sql: Sql, change: () => void): void =>
  inTransaction(sql.db, () => {
    change();
    sql.run`DELETE FROM invitations`;
    const owner = sql.get`SELECT 1 FROM people JOIN passkeys ON person = people.id
      WHERE role = 'owner'`;
    if (!owner) throw lastOwner;
  });

/** Removes a person and their passkeys, and ends their sessions at once. */
export const removePerson = (sql: Sql, id: number): void =>
  takeAway(sql, () => sql.run`DELETE FROM people WHERE id = ${id}`);

export const changeRole = (sql: Sql, id: number, role: Role): void =>
  takeAway(sql, () => sql.run`UPDATE people SET role = ${role} WHERE id = ${id}`);

/** Removes a lost device and ends the sessions that it began at once. */
export const removePasskey = (sql: Sql, id: string): void =>
  takeAway(sql, () => sql.run`DELETE FROM passkeys WHERE id = ${id}`);

/** How long somebody stays signed in on a device, in milliseconds. */
export const sessionTime = 30 * 24 * 60 * 60 * 1000;

/** The minimum time between updates of when a person was last seen, in milliseconds. */
const seenInterval = 5 * 60 * 1000;

/** A random secret that only its holder knows; the database has its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. Tokens cannot be guessed, so a fast hash is enough. */
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

/** Ignores a failed write, as on a full disk, so that nobody is locked out. */
const recordSeen = (sql: Sql, id: number, now: number): void => {
  try {
    sql.run`UPDATE sessions SET seen_at = ${now} WHERE id = ${id}`;
  } catch {
    // The owner sees an earlier time.
  }
};

/** The session with this token, unless it has expired. */
export const findSession = (sql: Sql, token: string): Session | undefined => {
  const row = sql.get`SELECT id, person, seen_at AS seenAt, ends_at AS endsAt FROM sessions
    WHERE hash = ${hashOf(token)}`;
  const session = sessionFrom(sql, row);
  const now = Date.now();
  if (session && Number(row?.['seenAt']) < now - seenInterval) recordSeen(sql, session.id, now);
  return session;
};

/** The session with this id, unless it has expired. */
export const findSessionById = (sql: Sql, id: number): Session | undefined =>
  sessionFrom(sql, sql.get`SELECT id, person, ends_at AS endsAt FROM sessions WHERE id = ${id}`);

interface SessionRow {
  id: number;
  person: number;
  device: string;
  beganAt: number;
  seenAt: number;
}

/** The active sessions, most recently used first. */
export const listSessions = (sql: Sql): SessionRow[] =>
  sql.all`SELECT id, person, device, began_at AS beganAt, seen_at AS seenAt FROM sessions
    WHERE ends_at > ${Date.now()} ORDER BY seen_at DESC` as unknown[] as SessionRow[];

export const endSession = (sql: Sql, id: number): void => {
  sql.run`DELETE FROM sessions WHERE id = ${id}`;
};
