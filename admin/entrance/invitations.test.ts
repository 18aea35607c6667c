import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openEntrance } from './entrance.ts';
import { previewUrl, url } from './hosted-office.fixture.ts';
import { findInvitation, inviteByCommand } from './invitations.ts';

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

test('of a damaged file it is said what to do, and it stays as it is', () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'admin/team.sqlite');
  const content = Buffer.alloc(8192, 'x');
  mkdirSync(dirname(file));
  writeFileSync(file, content);
  const environment = { ADMIN_URL: url, DATA_DIR: directory };
  expect(() => inviteByCommand(['Ana'], environment)).toThrow('who may enter, is damaged');
  expect(readFileSync(file)).toEqual(content);
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
