import { parseArgs } from 'node:util';
import { z } from 'zod';
import { WrongSetting, type Environment } from '../../settings/environment.ts';
import { readHostedOffice, readServerSettings } from '../../settings/settings.ts';
import { openEntrance } from './entrance.ts';
import { invitationLink, invite } from './invitations.ts';
import { findByName, personName, roles } from './team.ts';

const wanted = z.object({
  name: personName,
  role: z.enum(roles).optional(),
  email: z.email().optional(),
});

const usage = `It should be: npm run admin -- invite "Ana Ruiz" --role ${roles.join('|')} --email ana@example.com`;

const readWords = (words: readonly string[]) => {
  try {
    const options = { role: { type: 'string' }, email: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
    });
    return wanted.parse({ ...values, name: positionals.join(' ') });
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
