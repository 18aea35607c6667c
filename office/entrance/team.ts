import { createHash, randomBytes } from 'node:crypto';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Sql } from '@agency/leads/sqlite/database.ts';
import { inTransaction } from '@agency/leads/sqlite/migrations.ts';
import { Refusal } from '../refusal.ts';

/** What somebody may do: everything; words, pictures and publishing; the leads. */
export const roles = ['owner', 'editor', 'inbox'] as const;

export type Role = (typeof roles)[number];

export interface Person {
  id: number;
  name: string;
  /** For the history of changes. */
  email: string | null;
  role: Role;
}

/** Its `counter` says how often it was used, where its authenticator counts. */
export interface Passkey extends WebAuthnCredential {
  person: Person;
}

/** As it stands in the history and the log: a line of its own, which nothing hides in. */
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

/** A passkey as it is shown: by the device that made it. */
interface Device {
  id: string;
  device: string;
  addedAt: number;
}

/** The passkeys of a person, the first one first. */
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

/** Tells whether it was still as it was read: of two uses of the same count one is a copy's. */
export const countUse = (sql: Sql, { id, counter }: Passkey, next: number): boolean =>
  sql.run`UPDATE passkeys SET counter = ${next} WHERE id = ${id} AND counter = ${counter}`.changes >
  0;

const lastOwner = new Refusal(
  'There must be an owner with a passkey. First make somebody else an owner, or a passkey on another device.',
  409,
);

/**
 * Takes something from somebody, or does nothing where no owner could sign in
 * then. Links that were not used yet are withdrawn: whoever is to stay out may
 * have made one, and one may name a role that was taken.
 */
export const takeAway = (sql: Sql, change: () => void): void =>
  inTransaction(sql.db, () => {
    change();
    sql.run`DELETE FROM invitations`;
    const owner = sql.get`SELECT 1 FROM people JOIN passkeys ON person = people.id
      WHERE role = 'owner'`;
    if (!owner) throw lastOwner;
  });

/** Takes somebody out, with her passkeys, and ends her sessions at once. */
export const removePerson = (sql: Sql, id: number): void =>
  takeAway(sql, () => sql.run`DELETE FROM people WHERE id = ${id}`);

export const changeRole = (sql: Sql, id: number, role: Role): void =>
  takeAway(sql, () => sql.run`UPDATE people SET role = ${role} WHERE id = ${id}`);

/** Forgets a device that was lost; the sessions that it began end at once. */
export const removePasskey = (sql: Sql, id: string): void =>
  takeAway(sql, () => sql.run`DELETE FROM passkeys WHERE id = ${id}`);

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
