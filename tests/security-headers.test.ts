import { expect, test } from 'vitest';
import { exchange, parseAnswer } from '../server/raw-exchange.fixture.ts';
import { addressedPages } from './fixtures/built-pages.ts';
import { inquiry } from './fixtures/contact-form.ts';
import { business } from './fixtures/content.ts';
import { openSite, type Site } from './fixtures/site.ts';

const published = { SITE_URL: 'https://marigold.example' };

const raw = async ({ url }: Site, request: string) => {
  const { status, headers } = parseAnswer(await exchange(Number(new URL(url).port), request));
  return { status, headers };
};

const ask = async ({ url }: Site, path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
};

const post = (body: object, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: JSON.stringify(body),
});

const unchanged = async (site: Site) => {
  const { headers } = await ask(site, '/about');
  return ask(site, '/about', { headers: { 'if-none-match': headers['etag'] ?? '' } });
};

const answers: Readonly<Record<string, [number, (site: Site) => ReturnType<typeof ask>]>> = {
  'an unchanged page': [304, unchanged],
  'a redirect': [301, (site) => ask(site, '/About/')],
  'a missing page': [404, (site) => ask(site, '/nowhere')],
  'a method that is not taken': [405, (site) => ask(site, '/about', { method: 'DELETE' })],
  'a damaged address': [400, (site) => ask(site, '/%zz')],
  'a stored form': [201, (site) => ask(site, '/contact', post(inquiry))],
  'a wrong form': [422, (site) => ask(site, '/contact', post({}))],
  'a form from elsewhere': [
    403,
    (site) => ask(site, '/contact', post(inquiry, { origin: 'https://evil.example' })),
  ],
  'the health check': [200, (site) => ask(site, '/healthz')],
  'security.txt': [200, (site) => ask(site, '/.well-known/security.txt')],
  'no HTTP at all': [400, (site) => raw(site, 'Hello\r\n\r\n')],
};

const expectClosed = (headers: Readonly<Record<string, string>>) => {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/u),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none';/u);
  // Only pages can run scripts.
  if (headers['content-type']?.startsWith('text/html'))
    expect(policy).toContain("script-src 'self'");
  expect(policy).toContain('frame-ancestors ');
  expect(policy).not.toMatch(/unsafe-|\*/u);
};

test('every page, every other answer and every refusal has all security headers', async () => {
  const site = await openSite(published);
  for (const [what, [status, get]] of Object.entries(answers)) {
    const answer = await get(site);
    expect(answer.status, what).toBe(status);
    expectClosed(answer.headers);
  }
  for (const { path } of addressedPages) expectClosed((await ask(site, path)).headers);
  const { url } = site;
  const text = await (await fetch(`${url}/.well-known/security.txt`)).text();
  const contact = RegExp.escape(`Contact: mailto:${business.email}`);
  expect(text).toMatch(new RegExp(`^${contact}\nExpires: 20`, 'u'));
  expect(text).toContain('Canonical: https://marigold.example/.well-known/security.txt\n');
});

test('what a visitor typed comes back as text, never as markup', async () => {
  const { url } = await openSite();
  const evil = `"><script>alert(1)</script>`;
  const body = new URLSearchParams({ name: evil, email: '', service: evil, brief: evil });
  const page = await (await fetch(`${url}/contact`, { method: 'POST', body })).text();
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
