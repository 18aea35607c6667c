import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { siteForms } from './submissions/submit.ts';
import { createTestApp } from './test-support/test-app.ts';

const requests = 10_000;

/** Fixed, so that a failure comes again; fast-check prints the smallest request that fails. */
const seed = 20_261_121;

const names = ['name', 'email', 'service', 'brief', 'submissionId', 'elapsed', 'company_site'];

const oddName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', 'email[]', 'name.first', '\u0000'),
  fc.string({ maxLength: 20 }),
);

const good = { name: 'Ada', email: 'ada@example.com', service: 'SEO', brief: 'Hello' };

const value = fc.oneof(
  fc.constantFrom(...Object.values(good), 'https://a.example', '[url=x]', '5', '-1', '1e9', 'null'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e', '\r\nBcc: x@y.z', '%zz', '<script>', "'--", '=1+1'),
  fc.nat(70_000).map((length) => 'a'.repeat(length)),
);

const fields = fc
  .tuple(
    fc.dictionary(fc.oneof(fc.constantFrom(...names), oddName), value, { maxKeys: 8 }),
    fc.boolean(),
  )
  .map(([typed, complete]) => Object.assign({}, complete ? good : {}, typed));

const isWellFormed = (text: string) => text.isWellFormed();

const encoded = fields.map((typed) => new URLSearchParams(typed).toString());

const body = fc.oneof(
  { weight: 4, arbitrary: encoded },
  { weight: 4, arbitrary: fields.map((typed) => JSON.stringify(typed)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).filter(isWellFormed) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(encoded, fc.nat(400)).map(([text, cut]) => text.slice(0, cut)),
  },
);

const headerText = fc.stringMatching(/^[ -~]{0,40}$/u);

const contentType = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json; charset="',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ),
  },
  { weight: 1, arbitrary: headerText },
);

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });

const headers = fc
  .record({
    'content-type': contentType,
    accept: sometimes(fc.oneof(fc.constant('application/json'), headerText)),
    origin: sometimes(fc.oneof(fc.constantFrom('null', 'http://localhost', '//'), headerText)),
    'sec-fetch-site': sometimes(fc.constantFrom('same-origin', 'same-site', 'cross-site', 'x')),
    'x-forwarded-for': sometimes(headerText),
    'x-canary': sometimes(headerText),
    'accept-encoding': sometimes(headerText),
    'if-none-match': sometimes(headerText),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  );

const url = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...siteForms.map(({ path }) => path)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/contact', '/newsletter', '/blog', '/canary'),
        fc.webQueryParameters(),
      )
      .map(([path, query]) => `${path}?${query}`),
  },
  { weight: 1, arbitrary: fc.webPath().map((path) => `/${path}`) },
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST' as const) },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
);

const request: fc.Arbitrary<InjectOptions> = fc.record({ method, url, headers, payload: body });

test(`none of ${requests} generated requests is answered with a failure, or stored without being thanked`, async () => {
  const unlimited = { RATE_LIMIT_MAX: '1000000', TRUSTED_PROXIES: '127.0.0.1' };
  const { app, store, logLines } = await createTestApp(unlimited);
  const statuses = new Map<number, number>();
  const hold = async (options: InjectOptions) => {
    const before = store.submissions.length;
    const { statusCode, headers: sent } = await app.inject(options);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    const isThanked = options.method === 'POST' && [201, 303].includes(statusCode);
    expect(statusCode).toBeLessThan(500);
    expect(sent['content-security-policy']).toBeDefined();
    expect(store.submissions.length - before).toBe(isThanked ? 1 : 0);
  };
  await fc.assert(fc.asyncProperty(request, hold), { numRuns: requests, seed });
  // What was generated reaches every kind of answer.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([201, 303, 400, 403, 404, 405, 413, 415, 422]),
  );
  expect(logLines.join('')).not.toContain('"level":50');
}, 60_000);
