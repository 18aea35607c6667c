import { expect, test } from 'vitest';
import { openHostedOffice } from './hosted-office.fixture.ts';
import type { readLog } from './entrance.ts';
import type { teamAnswer } from './team-routes.ts';

const openTeam = async () => {
  const office = await openHostedOffice();
  const { cookie } = await office.join('Ana', 'owner');
  const bea = await office.join('Bea', 'editor');
  const team = async () =>
    (await office.get('/api/team', { cookie })).json<ReturnType<typeof teamAnswer>>();
  const idOf = async (name: string) =>
    (await team()).people.find((person) => person.name === name)?.id ?? 0;
  return { ...office, cookie, bea, team, idOf };
};

test('an owner sees everybody with devices and sessions, and ends a session', async () => {
  const { get, send, team, cookie, bea } = await openTeam();
  const { people } = await team();
  expect(people).toMatchObject([
    { name: 'Ana', passkeys: [{}], sessions: [{}] },
    { name: 'Bea', role: 'editor', passkeys: [{ id: bea.authenticator.id }], sessions: [{}] },
  ]);
  const session = people[1]?.sessions[0]?.id;
  await send('DELETE', `/api/team/session?id=${session}`, undefined, { cookie });
  expect((await get('/api/office', { cookie: bea.cookie })).statusCode).toBe(401);
});

test('a device is removed with what it opened, and a link makes another one for the same person', async () => {
  const { get, send, post, team, idOf, cookie, bea, newAuthenticator, challengeOf, cookieOf } =
    await openTeam();
  const { id } = bea.authenticator;
  await send('DELETE', `/api/team/passkey?id=${id}`, undefined, { cookie });
  expect((await get('/api/office', { cookie: bea.cookie })).statusCode).toBe(401);
  const response = bea.authenticator.prove(await challengeOf.signIn());
  expect((await post('/api/entrance/sign-in', { response })).statusCode).toBe(401);

  const made = await post('/api/team/device', { id: await idOf('Bea') }, { cookie });
  const [, token = ''] = made.json<{ link: string }>().link.split('#');
  const registered = newAuthenticator().register(await challengeOf.invitation(token));
  const accepted = await post('/api/entrance/accept', { token, response: registered });
  const office = await get('/api/office', { cookie: cookieOf(accepted) });
  expect(office.json()).toMatchObject({ you: { name: 'Bea', role: 'editor' } });
  expect((await team()).people).toHaveLength(2);
});

test('a role that is changed counts at once', async () => {
  const { get, send, idOf, cookie, bea } = await openTeam();
  const leads = async () => (await get('/api/words?find=a', { cookie: bea.cookie })).statusCode;
  expect(await leads()).not.toBe(403);
  await send('PUT', '/api/team/role', { id: await idOf('Bea'), role: 'inbox' }, { cookie });
  expect(await leads()).toBe(403);
});

test('the last owner can neither be removed nor made anything else', async () => {
  const { send, idOf, cookie, team } = await openTeam();
  const ana = await idOf('Ana');
  const remove = () => send('DELETE', `/api/team/person?id=${ana}`, undefined, { cookie });
  const change = (id: number, role: string) =>
    send('PUT', '/api/team/role', { id, role }, { cookie });
  expect((await remove()).statusCode).toBe(409);
  expect((await change(ana, 'editor')).statusCode).toBe(409);
  expect((await team()).people[0]).toMatchObject({ name: 'Ana', role: 'owner' });
  await change(await idOf('Bea'), 'owner');
  expect((await remove()).statusCode).toBe(200);
});

test('the last passkey of the last owner stays', async () => {
  const { send, cookie, team, join } = await openTeam();
  const remove = (id = '') => send('DELETE', `/api/team/passkey?id=${id}`, undefined, { cookie });
  const passkeys = async () => (await team()).people[0]?.passkeys.map(({ id }) => id) ?? [];
  expect((await remove((await passkeys())[0])).statusCode).toBe(409);
  await join('Ana', 'owner');
  expect((await remove((await passkeys())[1])).statusCode).toBe(200);
  expect(await passkeys()).toHaveLength(1);
});

test('whatever is taken from somebody, the links that wait open nothing anymore', async () => {
  const { send, post, team, idOf, cookie, bea, join } = await openTeam();
  const eve = await join('Eve', 'owner');
  const [ana, hers, beas] = [await idOf('Ana'), await idOf('Eve'), await idOf('Bea')];
  const session = (await team()).people.find(({ id }) => id === beas)?.sessions[0]?.id;
  const mallory = { name: 'Mallory', role: 'owner' };
  const opens = async (token = '') =>
    (await post('/api/entrance/invitation', { token })).statusCode === 200;
  for (const [path, whom, method, taken, body] of [
    ['invite', mallory, 'DELETE', `session?id=${session}`],
    ['device', { id: ana }, 'DELETE', `passkey?id=${bea.authenticator.id}`],
    ['invite', mallory, 'DELETE', `person?id=${beas}`],
    // Accepted, it would make her an owner again.
    ['device', { id: hers }, 'PUT', 'role', { id: hers, role: 'editor' }],
  ] as const) {
    const made = await post(`/api/team/${path}`, whom, { cookie: eve.cookie });
    const [, token] = made.json<{ link: string }>().link.split('#');
    expect(await opens(token)).toBe(true);
    expect((await send(method, `/api/team/${taken}`, body, { cookie })).statusCode).toBe(200);
    expect(await opens(token), taken).toBe(false);
  }
});

test('the log says whose device and session it was, once, and has a way to its older lines', async () => {
  const { get, send, team, cookie, bea, entrance } = await openTeam();
  const log = async (query = '') =>
    (await get(`/api/team/log${query}`, { cookie })).json<ReturnType<typeof readLog>>();
  const session = (await team()).people[1]?.sessions[0]?.id;
  const end = () => send('DELETE', `/api/team/session?id=${session}`, undefined, { cookie });
  const remove = () =>
    send('DELETE', `/api/team/passkey?id=${bea.authenticator.id}`, undefined, { cookie });
  const statuses = [];
  for (const act of [end, end, remove, remove]) statuses.push((await act()).statusCode);
  expect(statuses).toEqual([200, 404, 200, 404]);
  expect((await log()).lines.slice(0, 2).map(({ what }) => what)).toEqual([
    'Removed a device of Bea',
    'Ended a session of Bea',
  ]);
  for (let times = 0; times < 199; times++) entrance.log('Bea', 'Signed in');
  const { lines, next } = await log();
  expect(lines.at(-1)?.what).toBe('Removed a device of Bea');
  expect((await log(`?before=${next}`)).lines[0]?.what).toBe('Ended a session of Bea');
});

test('a name that is here is not invited again, and a later link withdraws an earlier one', async () => {
  const { post, cookie } = await openTeam();
  const invite = (name: string) => post('/api/team/invite', { name, role: 'inbox' }, { cookie });
  expect((await invite('bea')).json()).toMatchObject({
    message: expect.stringContaining('bea is here already'),
  });
  for (const name of ['', 'Line\nbreak', '<script>', 'x'.repeat(81)])
    expect((await invite(name)).statusCode, name).toBe(400);
  const [, token = ''] = (await invite('Cy')).json<{ link: string }>().link.split('#');
  await invite('cy');
  expect((await post('/api/entrance/invitation', { token })).statusCode).toBe(410);
});

test('two people in one entry see each other, while they are there', async () => {
  const { post, send, idOf, cookie, bea } = await openTeam();
  const there = async (by: string, place?: string) =>
    (await post('/api/presence', { screen: 'one', place }, { cookie: by })).json<object>();
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: [] });
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: ['Ana'] });
  expect(await there(bea.cookie, 'content/pages/about')).toEqual({ others: [] });
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: ['Ana'] });
  await there(cookie);
  expect(await there(bea.cookie, 'content/pages/home')).toEqual({ others: [] });
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: ['Bea'] });
  await send('DELETE', `/api/team/person?id=${await idOf('Bea')}`, undefined, { cookie });
  expect(await there(cookie, 'content/pages/home')).toEqual({ others: [] });
});
