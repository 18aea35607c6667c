import { expect, test } from 'vitest';
import { collectionNames, fieldNames } from '../leads/documents.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { builtPages } from './fixtures/built-pages.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { openSite, startServer } from './fixtures/site.ts';

const person = { name: 'Zoraida Quux', email: 'zoraida@quux.example', brief: 'Zoraida writes.' };
const inquiry = { ...person, service: 'SEO' };
const traces = /zoraida|quux/iu;
const address = '198.51.100.77';

const asVisitor = (url: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    redirect: 'manual',
    ...init,
    headers: {
      'user-agent': person.email,
      referer: `${url}/?email=${person.email}`,
      'x-forwarded-for': address,
      ...init.headers,
    },
  });

const form = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
});

const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const visits: readonly (readonly [path: string, init?: RequestInit])[] = [
  ['/contact', form(inquiry)],
  ['/contact', form({ ...inquiry, subject: person.email })],
  ['/contact', form({ ...inquiry, service: person.name })],
  ['/contact', form({ ...inquiry, submissionId: person.email })],
  ['/contact', json(`{"email":"${person.email}"`)],
  ['/newsletter', form({ email: person.email })],
  [`/newsletter?email=${person.email}`],
  [`/Newsletter/?email=${encodeURIComponent(person.email)}`],
  [`/unsubscribe/${person.email}`],
  [`/unsubscribe/${encodeURIComponent(person.email)}`],
  [`/%zz?email=${person.email}`],
];

test('no log line holds a visitor’s data, even when the store or the mail fails', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for good');
  const environment = { ...mailbox.settings, LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServer({ directory: temporaryDirectory(), environment });
  const broken = await startServer({
    directory: temporaryDirectory(),
    environment,
    fileSizeLimit: 0,
  });
  const output: string[] = [];
  for (const { child } of [server, broken]) {
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  for (const { url } of [server, broken]) {
    for (const [path, init] of visits) await (await asVisitor(url, path, init)).arrayBuffer();
  }
  await expect.poll(() => output.join('')).toContain('Mail given up');
  await expect.poll(() => output.join('')).toContain('A lead could not be stored');
  expect(output.join('')).not.toMatch(traces);
  expect(output.join('')).not.toContain(address);
});

test('no redirect, referrer or error page holds a visitor’s data', async () => {
  const { url } = await openSite({ RATE_LIMIT_MAX: '1000' });
  for (const [path, init] of visits) {
    const answer = await asVisitor(url, path, init);
    const body = await answer.text();
    const isOwnForm = answer.status === 422 || (answer.status === 200 && path.includes('?'));
    if (!isOwnForm) expect(body, path).not.toMatch(traces);
    // A URL that already holds an email address may redirect to the same URL in another spelling.
    if (!path.includes('?')) expect(answer.headers.get('location') ?? '').not.toMatch(traces);
    if (path.startsWith('/newsletter?')) {
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(answer.headers.get('cache-control')).not.toContain('public, max-age=31536000');
  }
});

test('the privacy page names every stored field and its retention', () => {
  const html = builtPages.find(({ path }) => path === '/privacy')?.html ?? '';
  const words: Readonly<Record<string, string>> = {
    name: 'your name',
    email: 'your email',
    service: 'the service',
    brief: 'your message',
  };
  for (const field of collectionNames.flatMap(fieldNames)) {
    expect(html.toLowerCase()).toContain(words[field] ?? 'no words');
  }
  expect(html).toContain('2 years');
  expect(html).toContain('30 days');
  expect(html).not.toMatch(/\{[\w-]+\}</u);
});
