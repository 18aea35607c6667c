import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Sql } from '@agency/leads/sqlite/database.ts';
import { WrongSetting, type Environment } from '@agency/server/settings/environment.ts';
import { readHostedOffice, readServerSettings } from '@agency/server/settings/settings.ts';
import { openEntrance } from './entrance.ts';
import { findByName, hashOf, newToken, personName, roles, type Person } from './team.ts';

/** How long a link invites, in milliseconds. */
const invitationTime = 30 * 60 * 1000;

interface Invitation extends Omit<Person, 'id'> {
  id: number;
  /** The id of who is here already and gets another passkey. */
  person: number | null;
}

/** Whom to invite. A name that is here already gets another passkey, and keeps its role where none is named. */
export const invited = z.object({
  name: personName,
  role: z.enum(roles).optional(),
  email: z.email().max(320).optional(),
});

export type Invited = z.infer<typeof invited>;

/** Invites somebody and returns the token for the link: for once, and for half an hour. An earlier link for the same name opens nothing any more. */
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

/** The link that somebody is sent. What stands behind # is in no log and no referrer. */
export const invitationLink = (officeUrl: string, token: string): string =>
  `${officeUrl}/invitation#${token}`;

/** The invitation of a link, while it lasts and was not used. */
export const findInvitation = (sql: Sql, token: string): Invitation | undefined =>
  sql.get`SELECT id, person, name, email, role FROM invitations
    WHERE hash = ${hashOf(token)} AND ends_at > ${Date.now()}` as Invitation | undefined;

/** Uses an invitation up, within a transaction; the person it lets in, new or known. */
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

/** What is typed behind `npm run admin -- invite`. */
const readWords = (words: readonly string[]): Invited => {
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

/** Invites somebody from the command line: the first owner, or one who has lost her devices. What to tell her, in lines. */
export const inviteByCommand = (words: readonly string[], environment: Environment): string => {
  const office = readHostedOffice(environment);
  if (!office)
    throw new WrongSetting(
      'ADMIN_URL is not set; people are invited to a back office that they reach from anywhere. docs/deploy-vps.md says how.',
    );
  const { name, role, email } = readWords(words);
  const entrance = openEntrance(office, readServerSettings(environment).dataDirectory);
  try {
    const known = findByName(entrance.sql, name);
    const link = invitationLink(
      office.url,
      // Who may use this command may do everything.
      invite(entrance.sql, { name, email, role: role ?? known?.role ?? 'owner' }),
    );
    entrance.log('The command line', `Invited ${name}`);
    const purpose = known ? `for another device of ${name}, who is here already` : `for ${name}`;
    return `A link ${purpose}. It works once, within 30 minutes:\n${link}\n`;
  } finally {
    entrance.close();
  }
};
