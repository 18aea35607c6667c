import { expect, test } from 'vitest';
import { exchange, listenAnywhere, parseAnswer } from './test-support/raw-exchange.ts';
import { createTestApp } from './test-support/test-app.ts';

const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const acceptJson = 'Accept: application/json';
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

const malformed: readonly (readonly [what: string, wire: string, status: number])[] = [
  ['bad percent-encoding in the address', request('GET /%zz'), 400],
  ['an address that is not UTF-8', request('GET /%ff'), 400],
  ['a NUL in the address, encoded', request('GET /about%00.html'), 400],
  ['a NUL in the address, raw', request('GET /about\0'), 400],
  ['an address that is none', request('OPTIONS *'), 404],
  ['an address longer than all headers may be', request(`GET /${'a'.repeat(20_000)}`), 431],
  ['huge headers', request('GET /', [`X-Large: ${'a'.repeat(20_000)}`]), 431],
  ['many headers', request('GET /', Array<string>(2_000).fill('X-Many: aaaaaaaa')), 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['the greeting of TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  ['an unknown method', request('FROBNICATE /'), 400],
  ['a space in a header name', request('GET /', ['X Y: z']), 400],
  ['two lengths', post(urlencoded, good, 'Content-Length: 3'), 400],
  ['a length and chunks', post(urlencoded, good, 'Transfer-Encoding: chunked'), 400],
  ['a negative length', request('POST /contact', [urlencoded, 'Content-Length: -1']), 400],
  [
    'chunks without a size',
    request('POST /contact', [urlencoded, 'Transfer-Encoding: chunked']) + 'what?\r\n',
    400,
  ],
  ['TRACE on a page', request('TRACE /'), 405],
  ['OPTIONS on a page', request('OPTIONS /about'), 405],
  ['PUT on a page', request('PUT /about', [urlencoded], good), 405],
  ['DELETE on a form', request('DELETE /contact'), 405],
  ['PROPFIND on a form', request('PROPFIND /contact'), 405],
  ['POST on a page without a form', request('POST /about', [urlencoded], good), 405],
  ['POST on a thank-you page', request('POST /contact/sent', [urlencoded], good), 405],
  ['POST on the health check', request('POST /healthz'), 405],
  ['POST on a file', request('POST /robots.txt', [json], '{}'), 405],
  ['POST to nowhere', request('POST /nowhere', [json], '{'), 404],
  ['no type', request('POST /contact', [], good), 415],
  ['no type and no body', request('POST /contact'), 415],
  ['a text', post('Content-Type: text/plain', good), 415],
  ['a form with files', post('Content-Type: multipart/form-data; boundary=x', '--x--'), 415],
  ['a malformed type', post('Content-Type: ;;;', good), 415],
  ['another character set', post(`${urlencoded}; charset=iso-8859-1`, good), 415],
  ['an unknown character set', post(`${json}; charset=klingon`, '{}'), 415],
  ['another origin', post(urlencoded, good, 'Origin: https://evil.example'), 403],
  ['a hidden origin', post(urlencoded, good, 'Origin: null'), 403],
  ['another site', post(urlencoded, good, 'Sec-Fetch-Site: cross-site'), 403],
  ['a body somewhat too large', post(urlencoded, `brief=${'a'.repeat(70_000)}`), 413],
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
  ['a field that is not UTF-8, encoded', post(urlencoded, `${good}&x=%ff`), 400],
  ['a field that is not UTF-8, raw', post(urlencoded, `${good}&x=\xff\xfe`), 400],
  ['a repeated field', post(urlencoded, `${good}&name=Eve`), 400],
  ['a repeated field in JSON', post(json, '{"email":"a@b.c","email":"d@e.f"}'), 400],
  ['__proto__', post(urlencoded, `${good}&__proto__=x`), 400],
  ['constructor', post(urlencoded, `${good}&constructor=x`), 400],
  ['prototype', post(urlencoded, `${good}&prototype=x`), 400],
  ['__proto__ in JSON', post(json, '{"__proto__":"x"}'), 400],
  ['constructor in JSON', post(json, '{"constructor":"x"}'), 400],
  ['an object in __proto__', post(json, '{"__proto__":{"isAdmin":true}}'), 400],
  ['a number in JSON', post(json, '{"name":1}'), 400],
  ['null in JSON', post(json, '{"name":null}'), 400],
  ['a list in a field', post(json, '{"name":["Ada"]}'), 400],
  ['an object in a field', post(json, '{"name":{"$ne":""}}'), 400],
  ['JSON that is a list', post(json, '["name"]'), 400],
  ['JSON that is null', post(json, 'null'), 400],
  ['JSON that is a text', post(json, '"name"'), 400],
  ['JSON that is cut off', post(json, '{"name":"Ada"'), 400],
  ['JSON that is very deep', post(json, '['.repeat(50_000)), 400],
  ['JSON that is not UTF-8', post(json, '{"name":"\xff"}'), 400],
  ['no JSON at all', request('POST /contact', [json, 'Content-Length: 0']), 400],
  ['no fields', request('POST /contact', [urlencoded, 'Content-Length: 0']), 422],
  ['missing fields', post(urlencoded, 'name=Ada'), 422],
  ['missing fields in JSON', post(json, '{}'), 422],
  ['blank fields', post(urlencoded, 'name=+&email=%09&service=SEO&brief=%0D%0A'), 422],
  ['a service that is not offered', post(urlencoded, good.replace('SEO', 'Hacking')), 422],
  ['a NUL in a field', post(urlencoded, good.replace('Ada', 'A%00da')), 422],
  ['half a character in a field', post(json, '{"name":"\\ud800"}'), 422],
];

test.for(malformed)('%s: a plain refusal, and nothing stored', async ([, wire, status]) => {
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

test.for(malformed.filter(([, wire]) => wire.includes('POST /contact HTTP')))(
  '%s: our script gets one sentence in JSON, unless it spoke no HTTP',
  async ([, wire, status]) => {
    const { app, store } = await createTestApp();
    const asked = wire.replace('Host: localhost\r\n', `Host: localhost\r\n${acceptJson}\r\n`);
    const answer = parseAnswer(await exchange(await listenAnywhere(app), asked));
    expect(answer.status).toBe(status);
    if (answer.headers['content-type']?.startsWith('application/json')) {
      expect(JSON.parse(answer.body).message).toMatch(/^[A-Z].+\.$/u);
    } else {
      expect(answer.body).toBe('The request could not be understood.\n');
    }
    expect(store.submissions).toEqual([]);
  },
);

test('an offer to speak another protocol is passed over', async () => {
  const { app } = await createTestApp();
  const wire = request('GET /about', ['Upgrade: websocket', 'Connection: Upgrade']);
  const said = await exchange(await listenAnywhere(app), wire);
  expect(parseAnswer(said).status).toBe(200);
});

test('an unknown expectation is refused, as Node does it', async () => {
  const { app } = await createTestApp();
  const wire = request('GET /about', ['Expect: miracles']);
  expect(parseAnswer(await exchange(await listenAnywhere(app), wire)).status).toBe(417);
});

test('who wants a tunnel is hung up on', async () => {
  const { app } = await createTestApp();
  const wire = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
  expect(await exchange(await listenAnywhere(app), wire)).toBe('');
});
