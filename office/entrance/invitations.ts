import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Sql } from '@agency/leads/sqlite/database.ts';
import { WrongSetting, type Environment } from '@agency/server/settings/environment.ts';
import { readHostedOffice, readServerSettings } from '@agency/server/settings/settings.ts';
import { openEntrance } from './entrance.ts';
import { findByName, hashOf, newToken, personName, roles, type Person } from './team.ts';

/** How long an invitation is valid, in milliseconds. */
const invitationTime = 30 * 60 * 1000;

interface Invitation extends Omit<Person, 'id'> {
  id: number;
  /** The id of an existing person, who gets another passkey. */
  person: number | null;
}

/** Whom to invite. An existing person gets another passkey, and keeps their role unless one is given. */
export const invited = z.object({
  name: personName,
  role: z.enum(roles).optional(),
  email: z.email().max(320).optional(),
});

export type Invited = z.infer<typeof invited>;

/** Creates an invitation and returns the token for its link. Cancels earlier invitations for the same name. */
export const invite = (sql: Sql, { name, email, role }: Invited): string => {
  const person = findByName(sql, name);
  const token = newToken();
  const now = Date.now();
  sql.run`DELETE FROM invitations WHERE ends_at <= ${now} OR name = ${name} COLLATE NOCASE`;
  sql.run`INSERT INTO invitations (hash, person, name, email, role, ends_at)
    VALUES (${hashOf(token)}, ${person?.id ?? null}, ${person?.name ?? name},
      ${email ?? person?.email ?? null}, ${role ?? person?.role ?? 'editor'}, ${now + invitationTime})`;
  return token;
};

/** The link to send. The part after # appears in no log and no referrer. */
export const invitationLink = (officeUrl: string, token: string): string =>
  `${officeUrl}/invitation#${token}`;

/** The invitation of a link, unless it has expired or was used. */
export const findInvitation = (sql: Sql, token: string): Invitation | undefined =>
  sql.get`SELECT id, person, name, email, role FROM invitations
    WHERE hash = ${hashOf(token)} AND ends_at > ${Date.now()}` as Invitation | undefined;

/** Consumes an invitation, within a transaction. Returns the person it admits, new or existing. */
export const useUp = (sql: Sql, { id, person, name, email, role }: Invitation): Person => {
  sql.run`DELETE FROM invitations WHERE id = ${id}`;
  if (person !== null) {
    sql.run`UPDATE people SET role = ${role}, email = ${email} WHERE id = ${person}`;
    return { id: person, name, email, role };
  }
  const { lastInsertRowid } =
    sql.run`INSERT INTO people (name, email, role) VALUES (${name}, ${email}, ${role})`;
  return { id: Number(lastInsertRowid), name, email, role };
};

const usage = `It should be: npm run admin -- invite "Ana Ruiz" --role ${roles.join('|')} --email ana@example.com`;

/** Parses the arguments of `npm run admin -- invite`. */
const parseArguments = (words: readonly string[]): Invited => {
  try {
    const options = { role: { type: 'string' }, email: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    return invited.parse({ ...values, name: positionals.join(' ') });
  } catch {
    throw new WrongSetting(usage);
  }
};

/** Invites the first owner, or somebody who lost their devices, from the command line. Returns the lines to print. */
export const inviteByCommand = (words: readonly string[], environment: Environment): string => {
  const office = readHostedOffice(environment);
  if (!office)
    throw new WrongSetting(
      'ADMIN_URL is not set; people are invited to a back office that they reach from anywhere. docs/deploy-vps.md says how.',
    );
  const { name, role, email } = parseArguments(words);
  const entrance = openEntrance(office, readServerSettings(environment).dataDirectory);
  try {
    const known = findByName(entrance.sql, name);
    const link = invitationLink(
      office.url,
      // Whoever can run this command can do everything.
      invite(entrance.sql, { name, email, role: role ?? known?.role ?? 'owner' }),
    );
    entrance.log('The command line', `Invited ${name}`);
    const purpose = known ? `for another device of ${name}, who is here already` : `for ${name}`;
    return `A link ${purpose}. It works once, within 30 minutes:\n${link}\n`;
  } finally {
    entrance.close();
  }
};
