import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invite } from './invitations.ts';
import { openHostedOffice, url } from './hosted-office.fixture.ts';
import { readLog } from './entrance.ts';
import { sessionTime } from './sessions.ts';
import { devicesOf, findByName, listPeople, removePasskey, removePerson } from './team.ts';

const later = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
};

test('who is invited makes a passkey, is in, signs out, and signs in with it again', async () => {
  const { get, post, cookieOf, challengeOf, join } = await openHostedOffice();
  const { authenticator, cookie } = await join('Ana Ruiz', 'owner');
  expect(cookie).toMatch(/^__Host-office=[\w-]{43}$/u);
  const office = await get('/api/office', { cookie });
  expect(office.json()).toMatchObject({ you: { name: 'Ana Ruiz', role: 'owner' } });
  const out = await post('/api/entrance/sign-out', {}, { cookie });
  expect(out.headers['set-cookie']).toContain('__Host-office=; ');
  expect((await get('/api/office', { cookie })).statusCode).toBe(401);

  const response = authenticator.prove(await challengeOf.signIn());
  const answer = await post('/api/entrance/sign-in', { response });
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-office=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/u,
  );
  expect((await get('/api/office', { cookie: cookieOf(answer) })).statusCode).toBe(200);
});

test('strangers get the page where one signs in, and nothing else', async () => {
  const { get } = await openHostedOffice();
  for (const path of ['/sign-in', '/invitation', '/entrance/assets/sign-in.js', '/brand.css'])
    expect((await get(path)).statusCode, path).toBe(200);
  for (const path of ['/', '/assets/app.js', '/api/office', '/api/leads', '/nowhere'])
    expect((await get(path)).statusCode, path).toBe(401);
  const page = await get('/', { accept: 'text/html' });
  expect([page.statusCode, page.headers.location]).toEqual([302, '/sign-in']);
  expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
  const guessed = await get('/api/office', { cookie: '__Host-office=guess' });
  expect(guessed.statusCode).toBe(401);
});

test.for([
  ['of a page elsewhere', { origin: 'https://evil.example' }],
  ['of a page in the preview', { origin: 'https://preview.office.example.com' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without showing that it is her', { isVerified: false }],
  ['whose counter has gone back', { counter: 1 }],
] as const)('an assertion %s is refused, and the owner reads of it', async ([, otherwise]) => {
  const { entrance, post, challengeOf, join } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const first = authenticator.prove(await challengeOf.signIn(), { counter: 5 });
  expect((await post('/api/entrance/sign-in', { response: first })).statusCode).toBe(200);
  const wrong = authenticator.prove(await challengeOf.signIn(), { counter: 6, ...otherwise });
  const answer = await post('/api/entrance/sign-in', { response: wrong });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('doesn’t open') });
  expect(readLog(entrance.sql).lines[0]).toMatchObject({
    who: 'Ana',
    what: expect.stringContaining('A sign-in was refused'),
  });
});

test('an assertion counts once, and its challenge for nothing else', async () => {
  const { entrance, post, challengeOf, join, newAuthenticator } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const status = async (response: object) =>
    (await post('/api/entrance/sign-in', { response })).statusCode;
  const challenge = await challengeOf.signIn();
  const response = authenticator.prove(challenge);
  expect(await status(response)).toBe(200);
  expect(await status(response), 'sent again').toBe(401);
  expect(await status(authenticator.prove(challenge)), 'its challenge again').toBe(401);
  expect(await status(authenticator.prove('bWFkZS11cA')), 'a challenge made up').toBe(401);

  const stranger = newAuthenticator();
  expect(await status(stranger.prove(await challengeOf.signIn())), 'a stranger’s').toBe(401);
  const foreign = { ...stranger.prove(await challengeOf.signIn()) };
  const posed = { ...foreign, id: authenticator.id, rawId: authenticator.id };
  expect(await status(posed), 'signed by another key').toBe(401);

  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const ofInvitation = await challengeOf.invitation(token);
  expect(await status(authenticator.prove(ofInvitation)), 'of an invitation').toBe(401);
});

test('what counts once counts once, however many ask at the same moment', async () => {
  const { entrance, post, challengeOf, join, newAuthenticator } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const all = async (path: string, payloads: readonly object[]) =>
    (await Promise.all(payloads.map((payload) => post(`/api/entrance/${path}`, payload))))
      .map(({ statusCode }) => statusCode)
      .sort((one, other) => one - other);
  const response = authenticator.prove(await challengeOf.signIn());
  expect(await all('sign-in', [{ response }, { response }])).toEqual([200, 401]);
  const counted = [
    authenticator.prove(await challengeOf.signIn(), { counter: 9 }),
    authenticator.prove(await challengeOf.signIn(), { counter: 9 }),
  ].map((one) => ({ response: one }));
  expect(await all('sign-in', counted), 'a copied key').toEqual([200, 401]);

  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const both = [
    newAuthenticator().register(await challengeOf.invitation(token)),
    newAuthenticator().register(await challengeOf.invitation(token)),
  ].map((one) => ({ token, response: one }));
  expect(await all('accept', both)).toEqual([200, 410]);
  expect(listPeople(entrance.sql)).toHaveLength(2);
});

test('a challenge is too old after five minutes', async () => {
  const { post, challengeOf, join } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const challenge = await challengeOf.signIn();
  later(5 * 60_000 + 1);
  const response = authenticator.prove(challenge);
  expect((await post('/api/entrance/sign-in', { response })).statusCode).toBe(401);
});

test('an invitation lets one person in, once, within half an hour, and only by its own challenge', async () => {
  const { entrance, post, challengeOf, newAuthenticator } = await openHostedOffice();
  const accept = async (token: string, challenge: string, otherwise = {}) => {
    const response = newAuthenticator().register(challenge, otherwise);
    return (await post('/api/entrance/accept', { token, response })).statusCode;
  };
  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const other = invite(entrance.sql, { name: 'Cy', role: 'inbox' });
  for (const otherwise of [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ])
    expect(await accept(token, await challengeOf.invitation(token), otherwise)).toBe(401);
  expect(await accept(token, await challengeOf.invitation(other)), 'another’s').toBe(401);
  expect(await accept(token, await challengeOf.signIn()), 'of a sign-in').toBe(401);
  const [first, second] = [
    await challengeOf.invitation(token),
    await challengeOf.invitation(token),
  ];
  expect(await accept(token, first)).toBe(200);
  expect(await accept(token, second)).toBe(410);
  expect(listPeople(entrance.sql).map(({ name }) => name)).toEqual(['Bea']);

  later(30 * 60_000 + 1);
  expect((await post('/api/entrance/invitation', { token: other })).statusCode).toBe(410);
  expect((await post('/api/entrance/invitation', { token: 'guess' })).statusCode).toBe(410);
});

test('of two links for one name the later one counts, and somebody known gets one more passkey', async () => {
  const { entrance, post, join } = await openHostedOffice();
  await join('Ana', 'owner');
  const early = invite(entrance.sql, { name: 'Ana' });
  await join('Ana', 'owner');
  expect((await post('/api/entrance/invitation', { token: early })).statusCode).toBe(410);
  const [ana, ...others] = listPeople(entrance.sql);
  expect([ana?.role, others]).toEqual(['owner', []]);
  expect(devicesOf(entrance.sql, ana?.id ?? 0)).toHaveLength(2);
});

test('a session ends after 30 days, with its device, and with its person at once', async () => {
  const { entrance, get, join } = await openHostedOffice();
  const status = async (cookie: string) => (await get('/api/office', { cookie })).statusCode;
  await join('Ana', 'owner');
  const [bea, cy, di] = [
    await join('Bea', 'editor'),
    await join('Cy', 'editor'),
    await join('Di', 'inbox'),
  ];
  expect(await status(bea.cookie)).toBe(200);
  removePerson(entrance.sql, findByName(entrance.sql, 'Bea')?.id ?? 0);
  expect(await status(bea.cookie)).toBe(401);
  removePasskey(entrance.sql, cy.authenticator.id);
  expect(await status(cy.cookie)).toBe(401);
  later(sessionTime - 1000);
  expect(await status(di.cookie)).toBe(200);
  later(2000);
  expect(await status(di.cookie)).toBe(401);
});

test('on a full disk nobody signs in, and is told why; who is in stays in, and nothing is lost', async () => {
  const { entrance, get, post, challengeOf, join } = await openHostedOffice();
  const { db } = entrance.sql;
  const { authenticator, cookie } = await join('Ana', 'owner');
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() ?? {};
  db.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  const fill = (what: string) => () => {
    for (;;) entrance.log('Ana', what);
  };
  expect(fill('x'.repeat(100))).toThrow('full');
  expect(fill('')).toThrow('full');
  const signIn = async () => {
    const response = authenticator.prove(await challengeOf.signIn());
    return post('/api/entrance/sign-in', { response });
  };
  const refused = await signIn();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({ message: expect.stringContaining('The disk is full') });
  db.exec('PRAGMA query_only = ON');
  later(60 * 60_000);
  expect((await get('/api/office', { cookie })).statusCode).toBe(200);
  db.exec('PRAGMA query_only = OFF; PRAGMA max_page_count = 100000');
  expect((await signIn()).statusCode).toBe(200);
});

test('neither sessions nor invitations can be read from the file', async () => {
  const { entrance, join } = await openHostedOffice();
  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const { cookie } = await join('Ana', 'owner');
  const rows = ['sessions', 'invitations', 'log'].flatMap((table) =>
    entrance.sql.db.prepare(`SELECT * FROM ${table}`).all(),
  );
  const all = JSON.stringify(rows);
  expect(all).toContain('Bea');
  expect(all).not.toContain(token);
  expect(all).not.toContain(cookie.split('=')[1]);
});

test('one address has so many tries, and what it says of its address gains nothing', async () => {
  const { app, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  const tryOnce = async (seen: string, forged: string) => {
    const headers = {
      host: 'office.example.com',
      origin: url,
      // What the visitor has sent stands before what the proxy has seen.
      'x-forwarded-for': `${forged}, ${seen}`,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: `for=${forged}`,
    };
    const request = { method: 'POST', url: '/api/entrance/challenge', headers } as const;
    const answer = await app.inject({ ...request, remoteAddress: '127.0.0.1' });
    return answer;
  };
  const answers = [];
  for (let count = 0; count < 31; count += 1)
    answers.push((await tryOnce('198.51.100.7', `203.0.113.${count}`)).statusCode);
  expect(new Set(answers.slice(0, 30))).toEqual(new Set([200]));
  const refused = await tryOnce('198.51.100.7', '127.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tryOnce('198.51.100.8', '198.51.100.7')).statusCode).toBe(200);
  const office = await app.inject({
    url: '/api/office',
    headers: { host: 'office.example.com', cookie },
  });
  expect(office.statusCode).toBe(200);
});

test('who breaks off while she tries is nothing to complain of, and a slow try ends', async () => {
  const complaints = vi.spyOn(process.stderr, 'write');
  onTestFinished(() => complaints.mockRestore());
  const { app } = await openHostedOffice();
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect(app.server.requestTimeout).toBe(300_000);
  const { port } = app.server.address() as AddressInfo;
  const asked = `POST /api/entrance/challenge HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nContent-Length: 0\r\n\r\n`;
  for (let count = 0; count < 30; count += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(asked);
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  expect((await fetch(`http://127.0.0.1:${port}/sign-in`)).status).toBe(403);
  expect(complaints.mock.calls).toEqual([]);
});

test('all addresses together have so many tries', async () => {
  const { app } = await openHostedOffice();
  const statuses = [];
  for (let count = 0; count < 601; count += 1) {
    const headers = {
      host: 'office.example.com',
      origin: url,
      'x-forwarded-for': `198.51.${count >> 8}.${count & 255}`,
    };
    const request = { method: 'POST', url: '/api/entrance/invitation', headers } as const;
    const payload = { token: 'guess' };
    statuses.push(
      (await app.inject({ ...request, payload, remoteAddress: '127.0.0.1' })).statusCode,
    );
  }
  expect(new Set(statuses.slice(0, 600))).toEqual(new Set([410]));
  expect(statuses.at(-1)).toBe(429);
});
