import { expect, test } from 'vitest';
import { openHostedOffice } from './hosted-office.fixture.ts';
import type { teamAnswer } from './team-routes.ts';

const openTeam = async () => {
  const office = await openHostedOffice();
  const { cookie } = await office.join('Ana', 'owner');
  const bea = await office.join('Bea', 'editor');
  const team = async () =>
    (await office.get('/api/team', { cookie })).json<ReturnType<typeof teamAnswer>>();
  const idOf = async (name: string) =>
    (await team()).people.find((person) => person.name === name)?.id ?? 0;
  const remove = (what: string) =>
    office.send('DELETE', `/api/team/${what}`, undefined, { cookie });
  /** The token of a new link: to `invite` somebody, or to add another `device`. */
  const tokenFor = async (what: 'invite' | 'device', whom: object, by = cookie) => {
    const made = await office.post(`/api/team/${what}`, whom, { cookie: by });
    return made.json<{ link: string }>().link.split('#')[1] ?? '';
  };
  return { ...office, cookie, bea, team, idOf, remove, tokenFor };
};

test('an owner sees everybody’s devices and sessions, and can end a session', async () => {
  const { team, remove, statusOf, bea } = await openTeam();
  const { people } = await team();
  expect(people).toMatchObject([
    { name: 'Ana', passkeys: [{}], sessions: [{}] },
    { name: 'Bea', role: 'editor', passkeys: [{ id: bea.authenticator.id }], sessions: [{}] },
  ]);
  await remove(`session?id=${people[1]?.sessions[0]?.id}`);
  expect(await statusOf(bea.cookie)).toBe(401);
});

test('a removed device loses its sessions, and a link adds another one for the same person', async () => {
  const { bea, statusOf, signInWith, ...office } = await openTeam();
  await office.remove(`passkey?id=${bea.authenticator.id}`);
  expect(await statusOf(bea.cookie)).toBe(401);
  expect((await signInWith(bea.authenticator)).statusCode).toBe(401);

  const token = await office.tokenFor('device', { id: await office.idOf('Bea') });
  const made = office.newAuthenticator().register(await office.challengeOf.invitation(token));
  const cookie = office.cookieOf(await office.accept(token, made));
  const shown = await office.get('/api/office', { cookie });
  expect(shown.json()).toMatchObject({ you: { name: 'Bea', role: 'editor' } });
  expect((await office.team()).people).toHaveLength(2);
});

test('a changed role takes effect at once', async () => {
  const { get, send, idOf, cookie, bea } = await openTeam();
  const history = async () => (await get('/api/history', { cookie: bea.cookie })).statusCode;
  expect(await history()).not.toBe(403);
  await send('PUT', '/api/team/role', { id: await idOf('Bea'), role: 'inbox' }, { cookie });
  expect(await history()).toBe(403);
});

test('the last owner can neither be removed nor get another role', async () => {
  const { send, idOf, cookie, team, remove } = await openTeam();
  const ana = await idOf('Ana');
  const change = (id: number, role: string) =>
    send('PUT', '/api/team/role', { id, role }, { cookie });
  expect((await remove(`person?id=${ana}`)).statusCode).toBe(409);
  expect((await change(ana, 'editor')).statusCode).toBe(409);
  expect((await team()).people[0]).toMatchObject({ name: 'Ana', role: 'owner' });
  await change(await idOf('Bea'), 'owner');
  expect((await remove(`person?id=${ana}`)).statusCode).toBe(200);
});

test('the last passkey of the last owner cannot be removed', async () => {
  const { team, join, remove } = await openTeam();
  const passkeys = async () => (await team()).people[0]?.passkeys.map(({ id }) => id) ?? [];
  expect((await remove(`passkey?id=${(await passkeys())[0]}`)).statusCode).toBe(409);
  await join('Ana', 'owner');
  expect((await remove(`passkey?id=${(await passkeys())[1]}`)).statusCode).toBe(200);
  expect(await passkeys()).toHaveLength(1);
});

test('when anything is taken from a person, her unused links stop working', async () => {
  const { send, post, team, idOf, tokenFor, cookie, bea, join } = await openTeam();
  const eve = await join('Eve', 'owner');
  const [ana, hers, beas] = [await idOf('Ana'), await idOf('Eve'), await idOf('Bea')];
  const session = (await team()).people.find(({ id }) => id === beas)?.sessions[0]?.id;
  const mallory = { name: 'Mallory', role: 'owner' };
  const opens = async (token: string) =>
    (await post('/api/entrance/invitation', { token })).statusCode === 200;
  for (const [path, whom, method, taken, body] of [
    ['invite', mallory, 'DELETE', `session?id=${session}`],
    ['device', { id: ana }, 'DELETE', `passkey?id=${bea.authenticator.id}`],
    ['invite', mallory, 'DELETE', `person?id=${beas}`],
    // Accepting this link would make her an owner again.
    ['device', { id: hers }, 'PUT', 'role', { id: hers, role: 'editor' }],
  ] as const) {
    const token = await tokenFor(path, whom, eve.cookie);
    expect(await opens(token)).toBe(true);
    expect((await send(method, `/api/team/${taken}`, body, { cookie })).statusCode).toBe(200);
    expect(await opens(token), taken).toBe(false);
  }
});

test('an existing name cannot be invited again, and a later link revokes an earlier one', async () => {
  const { post, tokenFor, cookie } = await openTeam();
  const invite = (name: string) => post('/api/team/invite', { name, role: 'inbox' }, { cookie });
  expect((await invite('bea')).json()).toMatchObject({
    message: expect.stringContaining('bea is here already'),
  });
  for (const name of ['', 'Line\nbreak', '<script>'])
    expect((await invite(name)).statusCode, name).toBe(400);
  expect((await invite('x'.repeat(81))).statusCode).toBe(413);
  const token = await tokenFor('invite', { name: 'Cy', role: 'inbox' });
  await invite('cy');
  expect((await post('/api/entrance/invitation', { token })).statusCode).toBe(410);
});

test('two people who have the same entry open see each other', async () => {
  const { post, idOf, remove, cookie, bea } = await openTeam();
  const there = async (by: string, place?: string) =>
    (await post('/api/presence', { screen: 'one', place }, { cookie: by })).json<object>();
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: [] });
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: ['Ana'] });
  expect(await there(bea.cookie, 'content/pages/about')).toEqual({ others: [] });
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: ['Ana'] });
  await there(cookie);
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: [] });
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: ['Bea'] });
  await remove(`person?id=${await idOf('Bea')}`);
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: [] });
});
