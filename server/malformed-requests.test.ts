import { expect, test } from 'vitest';
import { exchange, listenAnywhere, parseAnswer } from './test-support/raw-exchange.ts';
import { createTestApp } from './test-support/test-app.ts';

const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const good = 'name=Ada&email=a@b.c&service=SEO&brief=Hi';

/** A request as it goes over the wire. `body` is in Latin-1: one character, one byte. */
const request = (requestLine: string, headers: readonly string[] = [], body = '') =>
  [
    `${requestLine} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    ...(body && [`Content-Length: ${body.length}`]),
    '',
    body,
  ].join('\r\n');

const post = (type: string, body: string, ...headers: string[]) =>
  request('POST /contact', [type, ...headers], body);

test.for<[what: string, wire: string, status: number]>([
  ['bad percent-encoding in the address', request('GET /%zz'), 400],
  ['a NUL in the address, raw', request('GET /about\0'), 400],
  ['an address longer than all headers may be', request(`GET /${'a'.repeat(20_000)}`), 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['POST on a page without a form', request('POST /about', [urlencoded], good), 405],
  ['no type', request('POST /contact', [], good), 415],
  ['another character set', post(`${urlencoded}; charset=iso-8859-1`, good), 415],
  ['another origin', post(urlencoded, good, 'Origin: https://evil.example'), 403],
  ['a body far too large', post(urlencoded, `brief=${'a'.repeat(3_000_000)}`), 413],
  [
    'a body announced to be enormous',
    request('POST /contact', [urlencoded, 'Content-Length: 99999999999']),
    413,
  ],
  [
    'chunks without end',
    request('POST /contact', [urlencoded, 'Transfer-Encoding: chunked']) +
      `ffff\r\n${'a'.repeat(65_535)}\r\n`.repeat(20),
    413,
  ],
  ['bad percent-encoding in a field', post(urlencoded, `${good}&x=%zz`), 400],
  ['a repeated field', post(urlencoded, `${good}&name=Eve`), 400],
  ['a repeated field in JSON', post(json, '{"email":"a@b.c","email":"d@e.f"}'), 400],
  ['a number in JSON', post(json, '{"name":1}'), 400],
  ['JSON that is a list', post(json, '["name"]'), 400],
  ['JSON that is cut off', post(json, '{"name":"Ada"'), 400],
  ['JSON that is not UTF-8', post(json, '{"name":"\xff"}'), 400],
  ['missing fields', post(urlencoded, 'name=Ada'), 422],
  ['a NUL in a field', post(urlencoded, good.replace('Ada', 'A%00da')), 422],
  ['half a character in a field', post(json, '{"name":"\\ud800"}'), 422],
])('%s: a plain refusal, and nothing stored', async ([, wire, status]) => {
  const { app, store, logLines } = await createTestApp();
  const answer = parseAnswer(await exchange(await listenAnywhere(app), wire));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(/[A-Z][\w ,'’-]+[a-z](?:\.|")/u);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  if (status === 405) expect(answer.headers['allow']).toMatch(/^GET, HEAD/u);
  expect(store.submissions).toEqual([]);
  expect(logLines.join('')).not.toContain('"level":50');
});
