import { expect, onTestFinished, test, vi } from 'vitest';
import { readLog } from './entrance.ts';
import { openHostedOffice } from './hosted-office.fixture.ts';
import { invite } from './invitations.ts';
import { findByName, removePasskey, removePerson, sessionTime } from './team.ts';

const later = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
};

test('an invited person creates a passkey, is signed in, signs out, and signs in with it again', async () => {
  const { get, post, statusOf, cookieOf, signInWith, join } = await openHostedOffice();
  const { authenticator, cookie } = await join('Ana Ruiz', 'owner');
  expect(cookie).toMatch(/^__Host-office=[\w-]{43}$/u);
  const office = await get('/api/office', { cookie });
  expect(office.json()).toMatchObject({ you: { name: 'Ana Ruiz', role: 'owner' } });
  const out = await post('/api/entrance/sign-out', {}, { cookie });
  expect(out.headers['set-cookie']).toContain('__Host-office=; ');
  expect(await statusOf(cookie)).toBe(401);

  const answer = await signInWith(authenticator);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-office=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/u,
  );
  expect(await statusOf(cookieOf(answer))).toBe(200);
});

test('strangers get the sign-in page and nothing else', async () => {
  const { get, statusOf } = await openHostedOffice();
  for (const path of ['/sign-in', '/invitation', '/entrance/assets/sign-in.js', '/brand.css'])
    expect((await get(path)).statusCode, path).toBe(200);
  for (const path of ['/', '/assets/app.js', '/api/office', '/api/leads', '/nowhere'])
    expect((await get(path)).statusCode, path).toBe(401);
  const page = await get('/', { accept: 'text/html' });
  expect([page.statusCode, page.headers.location]).toEqual([302, '/sign-in']);
  expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
  expect(await statusOf('__Host-office=guess')).toBe(401);
});

test.for([
  ['of a page elsewhere', { origin: 'https://evil.example' }],
  ['of a page in the preview', { origin: 'https://preview.office.example.com' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without showing that it is her', { isVerified: false }],
  ['whose counter has gone back', { counter: 1 }],
] as const)('an assertion %s is refused, and the owner reads of it', async ([, otherwise]) => {
  const { entrance, signInWith, join } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  expect((await signInWith(authenticator, { counter: 5 })).statusCode).toBe(200);
  const answer = await signInWith(authenticator, { counter: 6, ...otherwise });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('doesn’t open') });
  expect(readLog(entrance.sql).lines[0]).toMatchObject({
    who: 'Ana',
    what: expect.stringContaining('A sign-in was refused'),
  });
});

test('an assertion works once, and its challenge for nothing else', async () => {
  const { entrance, challengeOf, signIn, join, newAuthenticator } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const status = async (response: object) => (await signIn(response)).statusCode;
  const challenge = await challengeOf.signIn();
  const response = authenticator.prove(challenge);
  expect(await status(response)).toBe(200);
  expect(await status(response), 'sent again').toBe(401);
  expect(await status(authenticator.prove(challenge)), 'its challenge again').toBe(401);
  expect(await status(authenticator.prove('bWFkZS11cA')), 'a challenge made up').toBe(401);

  const foreign = newAuthenticator().prove(await challengeOf.signIn());
  expect(await status(foreign), 'a stranger’s').toBe(401);
  const posed = { ...foreign, id: authenticator.id, rawId: authenticator.id };
  expect(await status(posed), 'signed by another key').toBe(401);

  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const ofInvitation = await challengeOf.invitation(token);
  expect(await status(authenticator.prove(ofInvitation)), 'of an invitation').toBe(401);

  const old = await challengeOf.signIn();
  later(5 * 60_000 + 1);
  expect(await status(authenticator.prove(old)), 'too old').toBe(401);
});

test('an assertion works once, even in a race of several requests', async () => {
  const { challengeOf, signIn, join } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  const both = async (...responses: [object, object]) =>
    (await Promise.all(responses.map(signIn))).map(({ statusCode }) => statusCode).sort();
  const response = authenticator.prove(await challengeOf.signIn());
  expect(await both(response, response)).toEqual([200, 401]);
  const copy = async () => authenticator.prove(await challengeOf.signIn(), { counter: 9 });
  expect(await both(await copy(), await copy()), 'a copied key').toEqual([200, 401]);
});

test('a session ends after 30 days, and at once when its device or person is removed', async () => {
  const { entrance, statusOf, join } = await openHostedOffice();
  await join('Ana', 'owner');
  const bea = await join('Bea', 'editor');
  const cy = await join('Cy', 'editor');
  const di = await join('Di', 'inbox');
  expect(await statusOf(bea.cookie)).toBe(200);
  removePerson(entrance.sql, findByName(entrance.sql, 'Bea')?.id ?? 0);
  expect(await statusOf(bea.cookie)).toBe(401);
  removePasskey(entrance.sql, cy.authenticator.id);
  expect(await statusOf(cy.cookie)).toBe(401);
  later(sessionTime - 1000);
  expect(await statusOf(di.cookie)).toBe(200);
  later(2000);
  expect(await statusOf(di.cookie)).toBe(401);
});

test('neither sessions nor invitations can be read from the file', async () => {
  const { entrance, join } = await openHostedOffice();
  const token = invite(entrance.sql, { name: 'Bea', role: 'editor' });
  const { cookie } = await join('Ana', 'owner');
  const rows = ['sessions', 'invitations', 'log'].map((table) =>
    JSON.stringify(entrance.sql.db.prepare(`SELECT * FROM ${table}`).all()),
  );
  const all = rows.join('');
  expect(all).toContain('Bea');
  expect(all).not.toContain(token);
  expect(all).not.toContain(cookie.split('=')[1]);
});

test('tries are limited per address, and a forged X-Forwarded-For does not add any', async () => {
  const { post, statusOf, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  const tryOnce = (seen: string, forged: string) =>
    post(
      '/api/entrance/challenge',
      {},
      {
        // The proxy appends the address it saw to what the visitor sent.
        'x-forwarded-for': `${forged}, ${seen}`,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: `for=${forged}`,
      },
    );
  for (let count = 0; count < 30; count += 1)
    expect((await tryOnce('198.51.100.7', `203.0.113.${count}`)).statusCode).toBe(200);
  const refused = await tryOnce('198.51.100.7', '127.0.0.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tryOnce('198.51.100.8', '198.51.100.7')).statusCode).toBe(200);
  expect(await statusOf(cookie)).toBe(200);
});

test.for([
  ['600 tries from 20 addresses', 600, (count: number) => `198.51.100.${count % 20}`],
  ['3,000 tries from as many', 3000, (count: number) => `10.1.${count >> 8}.${count & 255}`],
] as const)('an owner signs in during and after %s', async ([, tries, addressOf]) => {
  const { post, signInWith, join } = await openHostedOffice();
  const { authenticator } = await join('Ana', 'owner');
  for (let count = 0; count < tries; count += 1) {
    const headers = { 'x-forwarded-for': addressOf(count) };
    await post('/api/entrance/challenge', {}, headers);
    if (count === tries / 2) expect((await signInWith(authenticator)).statusCode).toBe(200);
  }
  expect((await signInWith(authenticator)).statusCode).toBe(200);
});

test.for([
  ['the /64 of one visitor', 30, (count: number) => `2001:db8::${count}`],
  ['a /48', 480, (count: number) => `2001:db8:0:${((count % 8) * 256 + count).toString(16)}::1`],
] as const)('the addresses of %s share one limit of tries', async ([, most, addressOf]) => {
  const { post } = await openHostedOffice();
  const tryFrom = async (address: string) =>
    (await post('/api/entrance/invitation', { token: 'guess' }, { 'x-forwarded-for': address }))
      .statusCode;
  for (let count = 0; count < most; count += 1) expect(await tryFrom(addressOf(count))).toBe(410);
  expect(await tryFrom(addressOf(most))).toBe(429);
  expect(await tryFrom('2001:db8:1::1')).toBe(410);
});
