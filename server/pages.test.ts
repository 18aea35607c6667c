import { expect, test } from 'vitest';
import { maximumRenderings } from './limits.ts';
import { createTestApp } from './test-app.fixture.ts';

const times = <Result>(count: number, act: (time: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, time) => act(time)));

test('a client that requests more rendered pages than a person could read gets a sentence, and nobody else does', async () => {
  const { app } = await createTestApp();
  const ask = (remoteAddress: string, url = '/nowhere') => app.inject({ url, remoteAddress });
  const answers = await times(maximumRenderings + 1, () => ask('198.51.100.1'));
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(maximumRenderings);
  expect(answers.at(-1)).toMatchObject({
    statusCode: 429,
    body: 'Too many requests are coming in at once. Please try again in a moment.\n',
  });
  expect((await ask('198.51.100.1', '/about')).statusCode).toBe(200);
  expect((await ask('198.51.100.2')).statusCode).toBe(404);
});

test('when rendering takes too long, a wrong form is still answered with a sentence', async () => {
  const renderSlot = () => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    return '';
  };
  const { app } = await createTestApp({}, { renderSlot });
  const answers = await times(4, (time) =>
    app.inject({
      method: 'POST',
      url: '/newsletter',
      remoteAddress: `198.51.100.${time}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ana',
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  expect(answers.at(-1)?.body).toBe('Nothing has been sent yet. Please check the marked fields.\n');
});
