import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openEntrance } from './entrance.ts';
import { openHostedOffice, previewUrl, url } from './hosted-office.fixture.ts';
import { findInvitation, invite, inviteByCommand } from './invitations.ts';
import { devicesOf, listPeople } from './team.ts';

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
  [['Ana', '--rule', 'owner'], { ADMIN_URL: url }, 'It should be'],
] as const)('an invalid invitation is refused in a sentence: %j', ([words, set, sentence]) => {
  const environment = { DATA_DIR: temporaryDirectory(), ...set };
  expect(() => inviteByCommand(words, environment)).toThrow(sentence);
});

test('an invitation lets one person in, once, within half an hour, and only with its own challenge', async () => {
  const { entrance, post, challengeOf, accept, newAuthenticator } = await openHostedOffice();
  const status = async (token: string, challenge: string, otherwise = {}) =>
    (await accept(token, newAuthenticator().register(challenge, otherwise))).statusCode;
  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const other = invite(entrance.sql, { name: 'Cy', role: 'inbox' });
  for (const otherwise of [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ])
    expect(await status(token, await challengeOf.invitation(token), otherwise)).toBe(401);
  expect(await status(token, await challengeOf.invitation(other)), 'another’s').toBe(401);
  expect(await status(token, await challengeOf.signIn()), 'of a sign-in').toBe(401);
  const one = await challengeOf.invitation(token);
  const two = await challengeOf.invitation(token);
  const late = await challengeOf.invitation(token);
  const both = await Promise.all([status(token, one), status(token, two)]);
  expect(both.toSorted(), 'at the same moment').toEqual([200, 410]);
  expect(await status(token, late)).toBe(410);
  expect(listPeople(entrance.sql).map(({ name }) => name)).toEqual(['Bea']);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 + 1 });
  onTestFinished(() => void vi.useRealTimers());
  for (const old of [other, 'guess'])
    expect((await post('/api/entrance/invitation', { token: old })).statusCode).toBe(410);
});

test('of two links for one name only the later works, and an existing person gets another passkey', async () => {
  const { entrance, post, join } = await openHostedOffice();
  await join('Ana', 'owner');
  const early = invite(entrance.sql, { name: 'ana' });
  await join('Ana', 'owner');
  expect((await post('/api/entrance/invitation', { token: early })).statusCode).toBe(410);
  const [ana, ...others] = listPeople(entrance.sql);
  expect([ana?.role, others]).toEqual(['owner', []]);
  expect(devicesOf(entrance.sql, ana?.id ?? 0)).toHaveLength(2);
});
