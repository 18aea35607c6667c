import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openEntrance } from './entrance.ts';
import { previewUrl, url } from './hosted-office.fixture.ts';
import { inviteByCommand } from './invite-command.ts';
import { findInvitation } from './invitations.ts';

test('the command line invites the first owner', () => {
  const directory = temporaryDirectory();
  const environment = { ADMIN_URL: url, DATA_DIR: directory };
  const told = inviteByCommand(['Ana', 'Ruiz', '--email', 'ana@example.com'], environment);
  const [, token = ''] = /\/invitation#([\w-]+)\n$/u.exec(told) ?? [];
  const entrance = openEntrance({ url, previewUrl }, directory);
  expect(findInvitation(entrance.sql, token)).toMatchObject({
    name: 'Ana Ruiz',
    role: 'owner',
    email: 'ana@example.com',
  });
  entrance.close();
});

test.for([
  [['Ana'], {}, 'ADMIN_URL is not set'],
  [[], { ADMIN_URL: url }, 'It should be: npm run admin -- invite'],
  [['Ana', '--role', 'queen'], { ADMIN_URL: url }, 'It should be'],
  [['Ana', '--rule', 'owner'], { ADMIN_URL: url }, 'It should be'],
] as const)(
  'an invitation that cannot be is refused in a sentence: %j',
  ([words, set, sentence]) => {
    const environment = { DATA_DIR: temporaryDirectory(), ...set };
    expect(() => inviteByCommand(words, environment)).toThrow(sentence);
  },
);
