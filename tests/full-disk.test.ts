import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { inquiry, urlEncoded } from './fixtures/contact-form.ts';
import { startServer } from './fixtures/server-process.ts';

const environment = { RATE_LIMIT_MAX: '1000000' };

const send = (url: string, brief: string) =>
  fetch(`${url}/contact`, urlEncoded({ ...inquiry, brief }));

const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, body: await answer.json() };
};

const failing = {
  status: 503,
  body: { status: 'failing', reason: 'The lead store cannot be written.' },
};

const storedBriefs = async (directory: string) => {
  const documents = await Array.fromAsync(openStore(directory).documents('contacts'));
  return documents.map(({ data }) => data.brief);
};

test('on a disk that is full, the visitor is told honestly, the health check is red, and pages are served', async () => {
  const directory = temporaryDirectory();
  const { url } = await startServer({ directory, environment, fileSizeLimit: 0 });
  const answer = await send(url, 'Hello');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  const page = await answer.text();
  expect(page).toContain('We cannot save anything just now, so nothing was sent.');
  expect(page).toContain('value="Ana Ruiz"');
  expect(await healthOf(url)).toEqual(failing);
  for (const path of ['/', '/contact', '/about']) {
    expect((await fetch(url + path)).status).toBe(200);
  }
});

test('a disk that fills up loses nothing that was acknowledged and acknowledges nothing that is lost', async () => {
  const directory = temporaryDirectory();
  const server = await startServer({ directory, environment, fileSizeLimit: 512 });
  const acknowledged: string[] = [];
  // The first refusal makes the store tidy up, which can make room for a few more.
  for (let refusals = 0, number = 0; refusals < 3; number += 1) {
    const brief = `${number} ${'A long story. '.repeat(200)}`.trim();
    const { status } = await send(server.url, brief);
    expect([303, 503]).toContain(status);
    if (status === 303) acknowledged.push(brief);
    refusals = status === 303 ? 0 : refusals + 1;
  }
  expect(acknowledged.length).toBeGreaterThan(20);
  await expect.poll(() => healthOf(server.url), { timeout: 5000 }).toEqual(failing);
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);

  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(await storedBriefs(directory)).toEqual(acknowledged);

  const withRoom = await startServer({ directory, environment });
  expect((await send(withRoom.url, 'There is room again')).status).toBe(303);
  expect((await healthOf(withRoom.url)).status).toBe(200);
});
