import { fastify, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitRate, type RateLimits } from './rate-limit.ts';

const openCounter = async (limits: Partial<RateLimits>, trustProxy: string[] = []) => {
  const app = fastify({ trustProxy });
  onTestFinished(() => app.close());
  const { bySender, inAll } = await limitRate(app, {
    rateLimitMax: 1_000,
    rateLimitTotal: 1_000,
    ...limits,
  });
  const judge = async (request: FastifyRequest) => {
    const refusal = (await bySender(request)) ?? (await inAll(request));
    return { sender: request.sender, sentence: refusal?.sentence };
  };
  app.get('/', (request) => judge(request));
  return async (remoteAddress: string, headers = {}) => {
    const answer = await app.inject({ url: '/', remoteAddress, headers });
    return answer.json<{ sender: string; sentence?: string }>();
  };
};

test('everybody together is limited too, whoever it is', async () => {
  const count = await openCounter({ rateLimitTotal: 2 });
  expect((await count('198.51.100.1')).sentence).toBeUndefined();
  expect((await count('198.51.100.2')).sentence).toBeUndefined();
  expect((await count('198.51.100.3')).sentence).toBe(
    'A lot of forms are coming in right now, so nothing was sent. Please try again in 10 minutes.',
  );
});

test('one sender beyond her limit does not use up that of everybody', async () => {
  const count = await openCounter({ rateLimitMax: 1, rateLimitTotal: 2 });
  for (let time = 0; time < 5; time += 1) await count('198.51.100.1');
  expect((await count('198.51.100.2')).sentence).toBeUndefined();
});

test('an IPv6 visitor cannot get around her limit with another of her addresses', async () => {
  const count = await openCounter({ rateLimitMax: 1 });
  await count('2001:db8:1:2::1');
  expect((await count('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).sentence).toContain('a lot of forms');
  expect((await count('2001:db8:1:3::1')).sentence).toBeUndefined();
});

test.for([
  ['the address next to the proxy', '198.51.100.1', '198.51.100.1'],
  ['not what the visitor has put before it', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['not a trusted address she has put before it', '10.0.0.7, 198.51.100.1', '198.51.100.1'],
  ['behind two of our proxies, the one before both', '198.51.100.1, 10.0.0.8', '198.51.100.1'],
  ['the proxy, where it hands on a script', '<script>, "', '10.0.0.9'],
  ['an address with its IPv4 form inside IPv6 alike', '::ffff:198.51.100.1', '198.51.100.1'],
] as const)('behind a trusted proxy it counts %s', async ([, forwarded, sender]) => {
  const count = await openCounter({}, ['10.0.0.0/8']);
  expect(await count('10.0.0.9', { 'x-forwarded-for': forwarded })).toMatchObject({ sender });
});

test.for([
  ['203.0.113.7', 'x-forwarded-for'],
  ['10.0.0.9', 'forwarded'],
] as const)('what %s says in the header %s changes nothing', async ([address, name]) => {
  const count = await openCounter({}, ['10.0.0.0/8']);
  expect(await count(address, { [name]: '198.51.100.1' })).toMatchObject({ sender: address });
});
