import { expect, test, vi } from 'vitest';
import { createTestApp, slotContent } from '../test-app.fixture.ts';
import { NotLooked } from './fetch.ts';
import { createLooks } from './looks.ts';

const path = '/freereviewlanding';
const finding = { subject: 'Your words', means: 'They say it.', notLookedAt: 'No scripts.' };
const findings = [
  { ...finding, found: 'Your title is “<b>Bread</b>”.' },
  { ...finding, subject: 'On a phone', found: 'It doesn’t fit.', first: 'Ask for a layout.' },
];

/** The server with a website at every name but `nowhere.test`, and what it looked at. */
const createLookingApp = async () => {
  const look = vi.fn(async (url: string) => {
    if (url.includes('nowhere')) throw new NotLooked('We found no website at nowhere.test.');
    return { url, findings };
  });
  const looks = createLooks(look);
  const { app, ...rest } = await createTestApp({}, { looks: () => looks });
  const post = (
    url: string,
    values: Record<string, string>,
    headers = {},
    sender = '203.0.113.1',
  ) =>
    app.inject({
      url,
      method: 'POST',
      remoteAddress: sender,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(values).toString(),
    });
  const ask = (website: string, sender?: string) => post(`${path}/look`, { website }, {}, sender);
  return { app, look, post, ask, ...rest };
};

const seenIn = (html: string) => slotContent(html, 'first-look')['seen'];

test('a website is looked at once, and its findings are at an address of their own for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, look, ask, store } = await createLookingApp();
  const answer = await ask(' rosas.test ');
  expect(answer.statusCode).toBe(303);
  const { location } = answer.headers;
  expect(location).toBe(`${path}?website=+rosas.test+#first-look`);
  await ask('https://ROSAS.test/');
  expect(look.mock.calls).toEqual([['https://rosas.test/']]);
  const page = await app.inject(String(location));
  expect(seenIn(page.body)).toMatchObject({ look: { url: 'https://rosas.test/', findings } });
  expect(page.body).not.toContain('<b>Bread');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
  vi.setSystemTime(Date.now() + 61 * 60 * 1000);
  expect(seenIn((await app.inject(String(location))).body)).toEqual({ typed: ' rosas.test ' });
  expect(look).toHaveBeenCalledTimes(1);
  expect(store.submissions).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['nowhere.test', 'We found no website at nowhere.test.'],
  ['127.0.0.1', 'Please type the name of the website, such as rosasbakery.com, and not a number.'],
  ['', 'That isn’t an address. One looks like rosasbakery.com.'],
])('a look at "%s" says why there is none', async (website, refusal) => {
  const { ask } = await createLookingApp();
  const { statusCode, body } = await ask(website);
  expect(statusCode).toBe(422);
  expect(seenIn(body)).toEqual({ typed: website, refusal });
});

test('neither a link, a crawler nor another website makes us look', async () => {
  const { app, look, post } = await createLookingApp();
  await app.inject(`${path}?website=rosas.test`);
  await app.inject(`${path}/look?website=rosas.test`);
  await post(`${path}/look`, { website: 'rosas.test' }, { 'sec-fetch-site': 'cross-site' });
  expect(look).not.toHaveBeenCalled();
});

test.each([
  ['one sender', 12, (n: number) => [`site${n}.test`, '203.0.113.1'], 'an hour'],
  ['one website', 6, (n: number) => [`rosas.test/${n}`, `203.0.113.${n}`], 'an hour'],
  ['everybody', 120, (n: number) => [`site${n}.test`, `203.0.113.${n}`], 'an hour'],
] as const)('looks of %s are limited', async (_who, limit, at, sentence) => {
  const { look, ask } = await createLookingApp();
  for (let n = 0; n <= limit; n += 1) {
    const [website = '', sender] = at(n);
    const { statusCode, body } = await ask(website, sender);
    expect(statusCode).toBe(n < limit ? 303 : 422);
    if (n === limit) expect(body).toContain(sentence);
  }
  expect(look).toHaveBeenCalledTimes(limit);
});

test('only three websites are looked at at once', async () => {
  const looks = createLooks(() => new Promise(() => {}));
  for (const name of ['a', 'b', 'c']) void looks.look(`${name}.test`, name);
  await vi.waitFor(async () => {
    const { refusal } = await looks.look('d.test', 'd');
    expect(refusal).toContain('half a minute');
  });
});

test('a look that fails by our own mistake is not kept', async () => {
  const look = vi.fn(async () => {
    throw new TypeError('A bug');
  });
  const looks = createLooks(look);
  await expect(looks.look('rosas.test', 'a')).rejects.toThrow('A bug');
  await expect(looks.look('rosas.test', 'a')).rejects.toThrow('A bug');
  expect(look).toHaveBeenCalledTimes(2);
});

test('a lead brings the findings along, and none that it claims', async () => {
  const { ask, post, store } = await createLookingApp();
  await ask('rosas.test');
  const lead = { email: 'ada@example.com', entryPage: path, firstLook: 'A lie' };
  const answer = await post(path, { ...lead, website: 'rosas.test' });
  expect(answer.headers.location).toBe('/yourdoor/sent');
  await post(path, { ...lead, email: 'eve@example.com' });
  expect(store.submissions).toMatchObject([
    {
      request: 'Free review request',
      origin: {
        firstLook:
          'https://rosas.test/\n✓ Your words: Your title is “<b>Bread</b>”.\n→ On a phone: It doesn’t fit. First: Ask for a layout.',
      },
    },
    { origin: { entryPage: path } },
  ]);
  expect(store.submissions[1]?.origin?.firstLook).toBeUndefined();
});

test('a wrong email address brings her back to what was found', async () => {
  const { ask, post } = await createLookingApp();
  await ask('rosas.test');
  const { statusCode, body } = await post(path, { email: 'ada', website: 'rosas.test' });
  expect(statusCode).toBe(422);
  expect(slotContent(body, 'first-look')).toMatchObject({
    seen: { look: { url: 'https://rosas.test/' } },
    state: { values: { email: 'ada' } },
  });
});

test('where nobody can look, the page has no form for it', async () => {
  const { app } = await createTestApp();
  const page = await app.inject(path);
  expect(slotContent(page.body, 'first-look')['isOff']).toBe(true);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'all' });
  const answer = await app.inject({ url: `${path}/look`, method: 'POST' });
  expect(answer.headers).toMatchObject({ location: path });
});
