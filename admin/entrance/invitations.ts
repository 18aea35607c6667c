import type { Sql } from '../../leads/sqlite/database.ts';
import { hashOf, newToken } from './sessions.ts';
import { findByName, findPerson, type Person, type Role } from './team.ts';

/** How long a link invites, in milliseconds. */
const invitationTime = 30 * 60 * 1000;

export interface Invitation extends Omit<Person, 'id'> {
  id: number;
  /** Who is here already and gets another passkey; left out, somebody new. */
  person?: Person;
}

/** Whom to invite. A name that is here already gets another passkey, and keeps its role where none is named. */
export type Invited = Pick<Person, 'name' | 'email'> & { role?: Role | undefined };

/** Invites somebody and returns the token for the link: for once, and for half an hour. An earlier link for the same name opens nothing any more. */
export const invite = (sql: Sql, { name, email, role }: Invited): string => {
  const person = findByName(sql, name);
  const token = newToken();
  const now = Date.now();
  sql.run`DELETE FROM invitations WHERE ends_at <= ${now} OR name = ${name} COLLATE NOCASE`;
  sql.run`INSERT INTO invitations (hash, person, name, email, role, ends_at)
    VALUES (${hashOf(token)}, ${person?.id ?? null}, ${name}, ${email ?? person?.email ?? null},
      ${role ?? person?.role ?? 'editor'}, ${now + invitationTime})`;
  return token;
};

/** The link that somebody is sent. What stands behind # is in no log and no referrer. */
export const invitationLink = (officeUrl: string, token: string): string =>
  `${officeUrl}/invitation#${token}`;

/** The invitation of a link, while it lasts and was not used. */
export const findInvitation = (sql: Sql, token: string): Invitation | undefined => {
  const row = sql.get`SELECT id, person, name, email, role FROM invitations
    WHERE hash = ${hashOf(token)} AND ends_at > ${Date.now()}`;
  if (!row) return undefined;
  const { id, name, email, role } = row as unknown as Omit<Invitation, 'email'> & {
    email: string | null;
  };
  const person = row['person'] === null ? undefined : findPerson(sql, Number(row['person']));
  return { id, name, role, ...(email !== null && { email }), ...(person && { person }) };
};

/** Uses an invitation up, within a transaction; the person it lets in, new or known. */
export const useUp = (sql: Sql, { id, person, name, email, role }: Invitation): Person => {
  sql.run`DELETE FROM invitations WHERE id = ${id}`;
  if (person) {
    sql.run`UPDATE people SET role = ${role}, email = ${email ?? null} WHERE id = ${person.id}`;
    return { ...person, role };
  }
  const { lastInsertRowid } =
    sql.run`INSERT INTO people (name, email, role) VALUES (${name}, ${email ?? null}, ${role})`;
  return { id: Number(lastInsertRowid), name, role, ...(email !== undefined && { email }) };
};
