import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { siteForms } from '../../server/submissions/submit.ts';
import { createTestApp } from '../../server/test-app.fixture.ts';

const requests = 10_000;

/** Fixed, so that a failure is reproducible. fast-check prints the smallest failing request. */
const seed = 20_261_121;

const good = { name: 'Ada', email: 'ada@example.com', service: 'SEO', brief: 'Hello' };

const name = fc.oneof(
  fc.constantFrom(...Object.keys(good), 'submissionId', 'elapsed', 'subject'),
  fc.constantFrom('__proto__', 'constructor', '', 'email[]', 'name.first', '\u0000'),
  fc.string({ maxLength: 20 }),
);

const value = fc.oneof(
  fc.constantFrom(...Object.values(good), 'https://a.example', '[url=x]', '-1', '1e9', 'null'),
  fc.constantFrom('\u0000', '\ud800', '\u202e', '\r\nBcc: x@y.z', '%zz', '<script>', "'--", '=1+1'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.nat(70_000).map((length) => 'a'.repeat(length)),
);

const fields = fc
  .tuple(fc.dictionary(name, value, { maxKeys: 8 }), fc.boolean())
  .map(([typed, complete]) => Object.assign({}, complete ? good : {}, typed));

const encoded = fields.map((typed) => new URLSearchParams(typed).toString());

const body = fc.oneof(
  encoded,
  fields.map((typed) => JSON.stringify(typed)),
  fc.json(),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.tuple(encoded, fc.nat(400)).map(([text, cut]) => text.slice(0, cut)),
);

const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/json',
  'application/json; charset="',
  'multipart/form-data; boundary=x',
);

const headers = fc
  .record({
    'content-type': contentType,
    accept: fc.constantFrom('application/json', 'text/html'),
    origin: fc.constantFrom('null', 'http://localhost', '//'),
    'x-forwarded-for': fc.stringMatching(/^[ -~]{0,40}$/u),
  })
  .chain((all) => fc.subarray(Object.entries(all)))
  .map((some) => Object.fromEntries(some));

const url = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...siteForms.map(({ path }) => path)) },
  fc.webQueryParameters().map((query) => `/blog?${query}`),
  fc.webPath().map((path) => `/${path}`),
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST' as const) },
  fc.constantFrom('GET' as const, 'PUT' as const, 'HEAD' as const),
);

const request: fc.Arbitrary<InjectOptions> = fc.record({ method, url, headers, payload: body });

test(`none of ${requests} generated requests is answered with a failure, or stored without being thanked`, async () => {
  const unlimited = { RATE_LIMIT_MAX: '1000000', TRUSTED_PROXIES: '127.0.0.1' };
  const { app, store, logLines } = await createTestApp(unlimited);
  const statuses = new Set<number>();
  const hold = async (options: InjectOptions) => {
    const before = store.submissions.length;
    const { statusCode, headers: sent } = await app.inject(options);
    statuses.add(statusCode);
    const isThanked = options.method === 'POST' && [201, 303].includes(statusCode);
    expect(statusCode).toBeLessThan(500);
    expect(sent['content-security-policy']).toBeDefined();
    expect(store.submissions.length - before).toBe(isThanked ? 1 : 0);
  };
  await fc.assert(fc.asyncProperty(request, hold), { numRuns: requests, seed });
  // The generated requests trigger every kind of answer.
  expect([...statuses]).toEqual(
    expect.arrayContaining([201, 303, 400, 403, 404, 405, 413, 415, 422]),
  );
  expect(logLines.join('')).not.toContain('"level":50');
}, 60_000);
