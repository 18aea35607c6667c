import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { guardHosted } from './hosted-guard.ts';
import { readLog } from './entrance.ts';
import { openHostedOffice, previewUrl, url } from './hosted-office.fixture.ts';
import { isOpen, rules } from './permissions.ts';
import { roles } from './team.ts';

const noFiles = new Set<string>();

test('a route without a rule is refused when it is added', async () => {
  const { entrance } = await openHostedOffice();
  const app = fastify();
  guardHosted(app, entrance, noFiles);
  expect(() => app.get('/api/everything', () => ({}))).toThrow('has no rule');
  expect(() => app.delete('/api/office', () => ({}))).toThrow('has no rule');
});

test('every route refuses strangers and people without the right role', async () => {
  const { send, get, join } = await openHostedOffice();
  const cookies = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, (await join(role, role)).cookie] as const)),
  );
  const ask = async (method: string, path: string, cookie: string) => {
    const answer =
      method === 'GET' ? get(path, { cookie }) : send(method as 'POST', path, {}, { cookie });
    return (await answer).statusCode;
  };
  let refused = 0;
  for (const [route, rule] of Object.entries(rules)) {
    if (isOpen(rule)) continue;
    const [method = '', path = ''] = route.split(' ');
    expect(await ask(method, path, ''), route).toBe(401);
    for (const role of roles.filter((one) => !rule.for.includes(one))) {
      expect(await ask(method, path, cookies[role] ?? ''), `${role}: ${route}`).toBe(403);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(50);
});

test.for([
  ['another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['the website itself', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' }],
  ['the preview', { origin: previewUrl, 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no page', { origin: '' }],
  ['TLS left out', { origin: 'http://office.example.com' }],
] as const)('a request from %s changes nothing, whoever is signed in', async ([, headers]) => {
  const { send, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  const team = { role: 'owner', name: 'Eve' };
  const answer = await send('POST', '/api/team/invite', team, { cookie, ...headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('another site may link to a page, but can read, load or frame nothing', async () => {
  const { get, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  for (const site of ['cross-site', 'same-site']) {
    const headers = { cookie, 'sec-fetch-site': site };
    expect((await get('/', { ...headers, accept: 'text/html' })).statusCode).toBe(200);
    for (const path of ['/api/office', '/api/person?email=a@example.com', '/assets/app.js'])
      expect((await get(path, headers)).statusCode, path).toBe(403);
  }
  const page = await get('/', { cookie });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['content-security-policy']).toContain(`frame-src 'self' ${previewUrl};`);
  expect(page.headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('requests for another host name are refused', async () => {
  const { app, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  for (const host of ['evil.example', 'preview.office.example.com', '127.0.0.1:4322']) {
    const headers = { host, cookie, 'x-forwarded-host': 'office.example.com' };
    expect((await app.inject({ url: '/api/office', headers })).statusCode, host).toBe(403);
  }
});

test('the log tells the owner who did what, but not to which visitor’s data', async () => {
  const { entrance, post, join } = await openHostedOffice();
  const { cookie } = await join('Ana', 'owner');
  const invited = await post('/api/team/invite', { name: 'Bea', role: 'editor' }, { cookie });
  expect(invited.json<{ link: string }>().link).toMatch(
    new RegExp(`^${url}/invitation#[\\w-]{43}$`, 'u'),
  );
  await post('/api/entrance/sign-out', {}, { cookie });
  const lines = readLog(entrance.sql).lines.map(({ who, what }) => `${who}: ${what}`);
  expect(lines.slice(0, 3)).toEqual([
    'Ana: Signed out',
    'Ana: Invited Bea (editor)',
    'Ana: Accepted an invitation (owner): A browser on an unknown system',
  ]);
});
