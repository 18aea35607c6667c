import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../leads/lead-store.ts';
import { createTestApp, slotContent } from '../test-app.fixture.ts';

const contact = { name: 'Ada', email: 'ada@example.com', service: 'SEO', brief: 'More visitors' };

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

const asForm = (values: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { ...urlencoded, accept: 'text/html,*/*' },
  payload: new URLSearchParams(values).toString(),
});

const asJson = (values: object) => ({
  method: 'POST' as const,
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  payload: JSON.stringify(values),
});

test.for([
  ['/newsletter', 'newsletter', '/newsletter/joined', undefined],
  ['/googlemesis', 'authorityBuilderFunnel1', '/googlemesis/sent', undefined],
  [
    '/embed/free-review',
    'authorityBuilderFunnel1',
    '/embed/free-review/sent',
    'Free review request',
  ],
  ['/yourdoor', 'authorityBuilderFunnel1', '/yourdoor/sent', 'Free review request'],
] as const)('the form of %s is stored in %s', async ([url, collection, thanks, request]) => {
  const { app, store } = await createTestApp();
  const fields = { email: 'ada@example.com' };
  const answer = await app.inject({ url, ...asForm(fields) });
  expect(answer.headers.location).toBe(thanks);
  expect(store.submissions).toMatchObject([{ collection, fields, request }]);
});

test('a free review with the newsletter box checked is a newsletter sign-up, too', async () => {
  const { app, store } = await createTestApp();
  const fields = { email: 'ada@example.com' };
  await app.inject({ url: '/embed/free-review', ...asForm({ ...fields, newsletter: 'yes' }) });
  expect(store.submissions).toMatchObject([{ collection: 'newsletter', fields }]);
});

test('the page’s script is answered in JSON, and its submission id goes to the store', async () => {
  const { app, store } = await createTestApp();
  const values = { ...contact, submissionId: 'id-from-the-browser', elapsed: '5300' };
  const answer = await app.inject({ url: '/contact', ...asJson(values) });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ outcome: 'stored' });
  expect(store.submissions).toMatchObject([{ submissionId: 'id-from-the-browser' }]);
});

test('nothing is acknowledged before the store has it', async () => {
  const stored = Promise.withResolvers<{ outcome: 'stored'; id: string }>();
  const store = { add: () => stored.promise, checkWritable: async () => {} };
  const { app } = await createTestApp({}, { store });
  const answer = app.inject({ url: '/contact', ...asForm(contact) });
  const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 50))]);
  expect(early).toBeUndefined();
  stored.resolve({ outcome: 'stored', id: '1' });
  expect((await answer).statusCode).toBe(303);
});

test('an invalid form comes back filled in, with a message beside each invalid field', async () => {
  const { app, store } = await createTestApp();
  const values = { ...contact, service: '', submissionId: 'id-from-the-page' };
  const answer = await app.inject({ url: '/contact', ...asForm({ ...values, extra: 'ignored' }) });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('<title>Error: Contact | Marigold</title>');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(slotContent(answer.body, 'contact-form')).toMatchObject({
    agencyEmail: 'hello@marigold.example',
    state: {
      values: { ...contact, service: '' },
      errors: { service: 'Choose the service you need' },
      submissionId: 'id-from-the-page',
    },
  });
  expect(store.submissions).toEqual([]);
});

test('an order is stored as one and thanked for as one; an unknown package is a request', async () => {
  const { app, store } = await createTestApp();
  const post = (id: string, changes = {}) =>
    app.inject({ url: '/contact', ...asForm({ ...contact, package: id, ...changes }) });
  const thanks = '/contact/sent?package=visibility-audit';
  expect((await post('visibility-audit')).headers.location).toBe(thanks);
  expect((await post('constructor')).headers.location).toBe('/contact/sent');
  expect(store.submissions).toMatchObject([
    { fields: contact, request: 'Visibility Audit order ($99)' },
    { fields: contact, request: undefined },
  ]);
  const refused = await post('visibility-audit', { name: '' });
  expect(slotContent(refused.body, 'contact-form')).toMatchObject({
    state: { values: { package: 'visibility-audit' } },
  });
});

test('an unreachable store is admitted, and the entries are not lost', async () => {
  const store = {
    add: () => Promise.reject(new StoreUnavailable('The disk is full')),
    checkWritable: async () => {},
  };
  const { app, logLines } = await createTestApp({}, { store });
  const answer = await app.inject({ url: '/contact', ...asForm(contact) });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(slotContent(answer.body, 'contact-form')['state']).toMatchObject({
    values: contact,
    alert:
      'We can’t save anything right now, so nothing was sent. Please try again in a few minutes.',
  });
  expect(logLines.join('')).toContain('The disk is full');
  expect(logLines.join('')).not.toContain('Ada');
});

test('beyond the limit a sender is asked to wait, and keeps what she typed', async () => {
  const { app, store } = await createTestApp({ RATE_LIMIT_MAX: '2' });
  // Page views do not count.
  for (const url of ['/contact', '/newsletter?email=a', '/nowhere']) await app.inject({ url });
  await app.inject({ url: '/contact', ...asForm(contact) });
  await app.inject({ url: '/newsletter', ...asForm({ email: 'ada@example.com' }) });
  const answer = await app.inject({ url: '/contact', ...asForm(contact) });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('600');
  expect(slotContent(answer.body, 'contact-form')['state']).toMatchObject({
    values: contact,
    alert:
      'You’ve sent a lot of forms in a short time, so this one wasn’t sent. Please try again in 10 minutes.',
  });
  expect(store.submissions).toHaveLength(2);
});

test('far beyond it her forms are not even read, and a sentence says so', async () => {
  const { app, store } = await createTestApp({ RATE_LIMIT_MAX: '1' });
  const send = () => app.inject({ url: '/contact', ...asForm(contact) });
  await send();
  await send();
  const answer = await send();
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({ 'retry-after': '600', connection: 'close' });
  expect(answer.body).toBe(
    'You’ve sent a lot of forms in a short time, so this one wasn’t sent. Please try again in 10 minutes.\n',
  );
  expect(store.submissions).toHaveLength(1);
});

test('a flood of junk forms closes no form: a lead that comes in meanwhile is held back, not refused', async () => {
  const { app, store } = await createTestApp({ RATE_LIMIT_TOTAL: '2' });
  const send = (number: number, values: Record<string, string>) =>
    app.inject({ url: '/contact', remoteAddress: `198.51.100.${number}`, ...asForm(values) });
  for (let number = 0; number < 30; number += 1) await send(number, { x: '1' });
  for (let number = 30; number < 33; number += 1)
    expect((await send(number, contact)).statusCode).toBe(303);
  expect(store.submissions.map(({ suspicions }) => suspicions)).toEqual([
    [],
    [],
    ['a lot of forms came in at once'],
  ]);
});

test.for([
  [{}, true],
  [{ origin: 'https://marigold.example' }, true],
  [{ origin: 'http://preview.example:8080', host: 'preview.example:8080' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://marigold.example', 'sec-fetch-site': 'cross-site' }, false],
] as const)('a form with the headers %j is accepted: %s', async ([headers, taken]) => {
  const { app, store } = await createTestApp({ SITE_URL: 'https://marigold.example' });
  const form = asForm(contact);
  const answer = await app.inject({
    url: '/contact',
    ...form,
    headers: { ...form.headers, ...headers },
  });
  expect(answer.statusCode).toBe(taken ? 303 : 403);
  expect(store.submissions).toHaveLength(taken ? 1 : 0);
});

test('a newsletter form sent by GET is filled in and stored only when it is confirmed', async () => {
  const { app, store, logLines } = await createTestApp();
  const answer = await app.inject({ url: '/newsletter?email=ada%40example.com' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(slotContent(answer.body, 'newsletter-form')['state']).toEqual({
    values: { email: 'ada@example.com' },
    submissionId: expect.stringMatching(/^[\w-]{36}$/u),
  });
  expect(answer.body).toContain('<title>Newsletter');
  expect(store.submissions).toEqual([]);
  expect(logLines.join('')).not.toContain('ada');
});

test('an invalid email address brings the visitor back to her own door', async () => {
  const { app } = await createTestApp();
  const door = { doorName: 'Juniper & Rye', doorTrade: 'bakery' };
  const answer = await app.inject({ url: '/yourdoor', ...asForm({ email: 'ada', ...door }) });
  expect(answer.statusCode).toBe(422);
  expect(slotContent(answer.body, 'your-door')).toMatchObject({ state: { values: door } });
});
