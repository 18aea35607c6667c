import { fastify, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { recognizeSenders } from '../connections.ts';
import { limitRate, type RateLimits } from './rate-limit.ts';

const openCounter = async (limits: Partial<RateLimits>, trustProxy: string[] = []) => {
  const app = fastify({ trustProxy });
  onTestFinished(() => app.close());
  recognizeSenders(app);
  const counters = await limitRate(app, {
    rateLimitMax: 1_000,
    rateLimitTotal: 1_000,
    ...limits,
  });
  const judge = async (what: 'attempts' | 'leads', request: FastifyRequest) => ({
    sender: request.sender,
    ...(await counters[what](request)),
  });
  app.get<{ Params: { what: 'attempts' | 'leads' } }>('/:what', (request) =>
    judge(request.params.what, request),
  );
  return async (what: 'attempts' | 'leads', remoteAddress: string, headers = {}) => {
    const answer = await app.inject({ url: `/${what}`, remoteAddress, headers });
    return answer.json<{ sender: string; level: string; seconds: number }>();
  };
};

const times = async <Result>(number: number, act: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let time = 0; time < number; time += 1) results.push(await act());
  return results;
};

test('attempts of one sender do not count for anybody else', async () => {
  const count = await openCounter({ rateLimitMax: 1, rateLimitTotal: 2 });
  const levels = await times(3, () => count('attempts', '198.51.100.1'));
  expect(levels.map(({ level }) => level)).toEqual(['few', 'many', 'too many']);
  expect(await count('attempts', '198.51.100.2')).toMatchObject({ level: 'few' });
  expect(await count('leads', '198.51.100.2')).toMatchObject({ level: 'few' });
});

test('an IPv6 visitor cannot get around her limit with another of her addresses', async () => {
  const count = await openCounter({ rateLimitMax: 1 });
  await count('attempts', '2001:db8:1:2::1');
  expect(await count('attempts', '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toMatchObject({
    level: 'many',
  });
  expect(await count('attempts', '2001:db8:1:3::1')).toMatchObject({ level: 'few' });
});

test.for([
  ['/56', '2001:db8:1:1', '', 2],
  ['/48', '2001:db8:1:', '00', 4],
] as const)(
  'a sender who switches addresses within her %s is noticed, and locks out nobody else',
  async ([, start, end, allowed]) => {
    const count = await openCounter({ rateLimitMax: 1 });
    let number = 10;
    const next = () => count('leads', `${start}${(number += 1)}${end}::1`);
    const levels = await times(2 * allowed + 1, next);
    expect(levels.map(({ level }) => level)).toEqual([
      ...Array<string>(allowed).fill('few'),
      ...Array<string>(allowed).fill('many'),
      'too many',
    ]);
    expect(await count('leads', '2001:db8:2::1')).toMatchObject({ level: 'few' });
  },
);

test.for([
  ['the address next to the proxy', '198.51.100.1', '198.51.100.1'],
  ['not what the visitor has put before it', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['behind two of our proxies, the one before both', '198.51.100.1, 10.0.0.8', '198.51.100.1'],
  ['the proxy, where it hands on a script', '<script>, "', '10.0.0.9'],
] as const)('behind a trusted proxy it counts %s', async ([, forwarded, sender]) => {
  const count = await openCounter({}, ['10.0.0.0/8']);
  expect(await count('attempts', '10.0.0.9', { 'x-forwarded-for': forwarded })).toMatchObject({
    sender,
  });
});

test.for([
  ['203.0.113.7', 'x-forwarded-for'],
  ['10.0.0.9', 'forwarded'],
] as const)('what %s says in the header %s changes nothing', async ([address, name]) => {
  const count = await openCounter({}, ['10.0.0.0/8']);
  expect(await count('attempts', address, { [name]: '198.51.100.1' })).toMatchObject({
    sender: address,
  });
});
