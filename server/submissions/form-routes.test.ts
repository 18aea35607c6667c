import { expect, test, vi } from 'vitest';
import { StoreUnavailable, type LeadStore } from '../../leads/lead-store.ts';
import type { Lead } from '../../leads/mail/letter.ts';
import { createTestApp, slotContent } from '../test-support/test-app.ts';

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

const brokenStore = (error: Error): Pick<LeadStore, 'add' | 'checkWritable'> => ({
  add: async () => {
    throw error;
  },
  checkWritable: async () => {},
});

test('a contact form sent by a plain browser is stored, and she is thanked', async () => {
  const { app, store } = await createTestApp();
  const answer = await app.inject({ url: '/contact', ...asForm(contact) });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/contact/sent');
  expect(store.submissions).toEqual([
    {
      collection: 'contacts',
      fields: contact,
      submissionId: undefined,
      sender: '127.0.0.1',
      receivedAt: expect.any(Date),
      mail: { subject: 'contacts', text: '', html: '' },
      suspicions: [],
    },
  ]);
});

test.for([
  ['/newsletter', 'newsletter', '/newsletter/joined'],
  ['/googlemesis', 'authorityBuilderFunnel1', '/googlemesis/sent'],
  ['/embed/free-review', 'newsletter', '/embed/free-review/sent'],
] as const)('the form of %s is stored in %s', async ([url, collection, thanks]) => {
  const { app, store } = await createTestApp();
  const answer = await app.inject({ url, ...asForm({ email: 'ada@example.com' }) });
  expect(answer.headers.location).toBe(thanks);
  expect(store.submissions).toMatchObject([{ collection, fields: { email: 'ada@example.com' } }]);
});

test('a sign-up for the free review is not mistaken for one for the newsletter', async () => {
  const composeMail = (lead: Lead) => ({ subject: lead.request ?? '', text: '', html: '' });
  const { app, store } = await createTestApp({}, { composeMail });
  await app.inject({ url: '/embed/free-review', ...asForm({ email: 'ada@example.com' }) });
  expect(store.submissions[0]?.fields).toEqual({ email: 'ada@example.com' });
  expect(store.submissions[0]?.mail.subject).toBe('Free review requested');
});

test('a form inside a frame comes back with its messages inside the frame', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/embed/free-review', ...asForm({ email: 'x' }) });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('our script is answered in JSON, and its submission id goes to the store', async () => {
  const { app, store } = await createTestApp();
  const values = { ...contact, submissionId: 'id-from-the-browser', elapsed: '5300' };
  const answer = await app.inject({ url: '/contact', ...asJson(values) });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ outcome: 'stored' });
  expect(store.submissions).toMatchObject([{ submissionId: 'id-from-the-browser' }]);
});

test('a submission that was stored before is answered in the same way', async () => {
  const store = {
    add: async () => ({ outcome: 'duplicate', id: '1' }) as const,
    checkWritable: async () => {},
  };
  const { app } = await createTestApp({}, { store });
  const answer = await app.inject({ url: '/contact', ...asJson(contact) });
  expect([answer.statusCode, answer.json()]).toEqual([201, { outcome: 'stored' }]);
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

test('a wrong form comes back filled in, with a message beside each wrong field', async () => {
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

test('a form that came without a submission id comes back with a new one', async () => {
  const { app } = await createTestApp();
  const send = async () => {
    const answer = await app.inject({ url: '/contact', ...asForm({ name: 'Ada' }) });
    const { state } = slotContent(answer.body, 'contact-form');
    return (state as { submissionId: string }).submissionId;
  };
  expect(await send()).toMatch(/^[\w-]{36}$/u);
  expect(await send()).not.toBe(await send());
});

test('our script is told which fields are wrong', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/newsletter', ...asJson({ email: 'nonsense' }) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    message: 'Nothing was sent yet. Please check what is marked.',
    errors: { email: 'Enter an email address like name@example.com' },
  });
});

test('a submission id that is not one of ours is refused', async () => {
  const { app, store } = await createTestApp();
  const answer = await app.inject({
    url: '/contact',
    ...asForm({ ...contact, submissionId: 'x' }),
  });
  expect(answer.statusCode).toBe(422);
  expect(slotContent(answer.body, 'contact-form')['state']).toMatchObject({
    values: contact,
    alert: 'Nothing was sent yet. The submission id is not one of ours.',
  });
  expect(store.submissions).toEqual([]);
});

test.for([
  [{ company_site: 'https://spam.example' }, 'the hidden field was filled in'],
  [{ elapsed: '150' }, 'sent after 0.15 seconds'],
] as const)(
  'what looks like spam is answered like any other form, and held back: %j',
  async ([sign, suspicion]) => {
    const onStored = vi.fn();
    const { app, store } = await createTestApp({}, { onStored });
    const answer = await app.inject({ url: '/contact', ...asForm({ ...contact, ...sign }) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/contact/sent');
    expect(store.submissions).toMatchObject([{ fields: contact, suspicions: [suspicion] }]);
    expect(onStored).not.toHaveBeenCalled();
  },
);

test('a founder who names two websites is not suspected', async () => {
  const { app, store } = await createTestApp();
  const brief = 'Our site is https://ruizbakery.example and we like https://a.example a lot.';
  await app.inject({ url: '/contact', ...asForm({ ...contact, brief, elapsed: '40000' }) });
  expect(store.submissions).toMatchObject([{ suspicions: [] }]);
});

test('a store that is out of reach is admitted, and the entries are not lost', async () => {
  const store = brokenStore(new StoreUnavailable('The disk is full'));
  const { app, logLines } = await createTestApp({}, { store });
  const answer = await app.inject({ url: '/contact', ...asForm(contact) });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(slotContent(answer.body, 'contact-form')['state']).toMatchObject({
    values: contact,
    alert:
      'We cannot save anything just now, so nothing was sent. Please try again in a few minutes.',
  });
  expect(logLines.join('')).toContain('The disk is full');
  expect(logLines.join('')).not.toContain('Ada');
});

test('an unexpected failure is admitted to our script, too', async () => {
  const { app } = await createTestApp({}, { store: brokenStore(new Error('A bug')) });
  const answer = await app.inject({ url: '/contact', ...asJson(contact) });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side, so nothing was sent. Please try again.',
  });
});

test('beyond the limit a sender is asked to wait, and keeps what she typed', async () => {
  const { app, store } = await createTestApp({ RATE_LIMIT_MAX: '2' });
  await app.inject({ url: '/contact', ...asForm(contact) });
  await app.inject({ url: '/newsletter', ...asForm({ email: 'ada@example.com' }) });
  const answer = await app.inject({ url: '/contact', ...asForm(contact) });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('600');
  expect(slotContent(answer.body, 'contact-form')['state']).toMatchObject({
    values: contact,
    alert:
      'You have sent forms very often, so nothing was sent this time. Please try again in 10 minutes.',
  });
  expect(store.submissions).toHaveLength(2);
});

test('only forms count against the limit, not pages', async () => {
  const { app } = await createTestApp({ RATE_LIMIT_MAX: '1' });
  for (const url of ['/contact', '/newsletter?email=a', '/nowhere']) await app.inject({ url });
  expect((await app.inject({ url: '/contact', ...asForm(contact) })).statusCode).toBe(303);
});

test.for([
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['2001:db8:1:2::3', '2001:db8:1:2:ffff::4', true],
  ['2001:db8:1:2::3', '2001:db8:1:3::3', false],
] as const)('%s and %s count as one sender: %s', async ([one, other, same]) => {
  const { app, store } = await createTestApp({ RATE_LIMIT_MAX: '1' });
  await app.inject({ url: '/contact', ...asForm(contact), remoteAddress: one });
  const answer = await app.inject({ url: '/contact', ...asForm(contact), remoteAddress: other });
  expect(answer.statusCode).toBe(same ? 429 : 303);
  expect(store.submissions).toHaveLength(same ? 1 : 2);
});

const viaProxy = (client: string, proxy: string) => ({
  url: '/contact',
  ...asForm(contact),
  headers: { ...urlencoded, 'x-forwarded-for': client },
  remoteAddress: proxy,
});

test('visitors behind a trusted proxy are counted one by one', async () => {
  const environment = { RATE_LIMIT_MAX: '1', TRUSTED_PROXIES: '10.0.0.0/8' };
  const { app, store } = await createTestApp(environment);
  await app.inject(viaProxy('198.51.100.1', '10.0.0.9'));
  const other = await app.inject(viaProxy('198.51.100.2', '10.0.0.9'));
  expect(other.statusCode).toBe(303);
  expect(store.submissions.map(({ sender }) => sender)).toEqual(['198.51.100.1', '198.51.100.2']);
});

test('an address claimed by anyone else is not believed', async () => {
  const environment = { RATE_LIMIT_MAX: '1', TRUSTED_PROXIES: '10.0.0.0/8' };
  for (const settings of [environment, { RATE_LIMIT_MAX: '1' }]) {
    const { app, store } = await createTestApp(settings);
    await app.inject(viaProxy('198.51.100.1', '203.0.113.7'));
    const again = await app.inject(viaProxy('198.51.100.2', '203.0.113.7'));
    expect(again.statusCode).toBe(429);
    expect(store.submissions[0]?.sender).toBe('203.0.113.7');
  }
});

test.for([
  [{}, true],
  [{ origin: 'https://marigold.example' }, true],
  [{ origin: 'http://preview.example:8080', host: 'preview.example:8080' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://shop.marigold.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'nonsense' }, false],
  [{ origin: 'https://marigold.example', 'sec-fetch-site': 'cross-site' }, false],
] as const)('a form with the headers %j is taken: %s', async ([headers, taken]) => {
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

test('a form keeps everything it may hold, up to 64 KB', async () => {
  const { app, store } = await createTestApp();
  const brief = 'Größe & Glück 🌼\n'.repeat(1000).trim();
  await app.inject({ url: '/contact', ...asForm({ ...contact, brief }) });
  expect(store.submissions).toMatchObject([{ fields: { brief } }]);
});

test('forms work over pages that are made at the moment, as a development server does', async () => {
  const html = '<title>Contact</title><!--slot:contact-form {}--><!--/slot:contact-form-->';
  const site = { links: [], page: async () => ({ html, securityHeaders: {} }) };
  const { app } = await createTestApp({}, { site, files: undefined, securityHeaders: {} });
  const answer = await app.inject({ url: '/contact', ...asForm({ name: 'Ada' }) });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers).not.toHaveProperty('content-security-policy');
  expect(slotContent(answer.body, 'contact-form')).toMatchObject({
    state: { values: { name: 'Ada' } },
  });
});
