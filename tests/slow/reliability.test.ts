import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { documentsIn } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { inquiry, urlEncoded } from '../fixtures/contact-form.ts';
import { openAgencyMailbox } from '../fixtures/agency-mailbox.ts';
import { startServer } from '../fixtures/site.ts';
import { withStore } from '../fixtures/with-store.ts';

const environment = { RATE_LIMIT_MAX: '1000000' };

const send = (url: string, brief: string) =>
  fetch(`${url}/contact`, urlEncoded({ ...inquiry, brief }));

const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, body: await answer.json() };
};

const storedBriefs = async (directory: string) => {
  const documents = await withStore(directory, (store) => documentsIn(store, 'contacts'));
  return documents.map(({ data }) => data.brief);
};

const end = async ({ child, exited }: Awaited<ReturnType<typeof startServer>>) => {
  child.kill('SIGTERM');
  expect(await exited).toEqual({ code: 0, signal: null });
};

test.for([0, 20, 60])(
  'a server stopped %s ms into a rush answers and stores what it accepted, and ends with code 0',
  async (delay) => {
    const directory = temporaryDirectory();
    const server = await startServer({ directory, environment });
    const acknowledged: string[] = [];
    const rush = Promise.allSettled(
      Array.from({ length: 100 }, async (_, number) => {
        const { status } = await send(server.url, `request ${number}`);
        expect(status).toBe(303);
        acknowledged.push(`request ${number}`);
      }),
    );
    await pause(delay);
    await end(server);
    // Late requests get no answer, but none is refused.
    for (const outcome of await rush)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TypeError);
    expect(await server.errors).toBe('');
    expect((await storedBriefs(directory)).toSorted()).toEqual(acknowledged.toSorted());
  },
);

test('a mail server that never answers does not prevent a clean shutdown', async () => {
  const directory = temporaryDirectory();
  const mailbox = await openAgencyMailbox();
  mailbox.now('hangs');
  const server = await startServer({ directory, environment: mailbox.settings });
  expect((await send(server.url, 'Hello')).status).toBe(303);
  await expect.poll(() => mailbox.tries).toEqual(['hangs']);
  await end(server);
  expect(await storedBriefs(directory)).toEqual(['Hello']);
});

const failing = {
  status: 503,
  body: { status: 'failing', reason: 'The lead store cannot be written.' },
};

test('a disk that fills up loses nothing that was acknowledged and acknowledges nothing that is lost', async () => {
  const directory = temporaryDirectory();
  const server = await startServer({ directory, environment, fileSizeLimit: 512 });
  const acknowledged: string[] = [];
  // After the first refusal the store cleans up, which can make room for a few more.
  for (let refusals = 0, number = 0; refusals < 3; number += 1) {
    const brief = `${number} ${'A long story. '.repeat(200)}`.trim();
    const { status } = await send(server.url, brief);
    expect([303, 503]).toContain(status);
    if (status === 303) acknowledged.push(brief);
    refusals = status === 303 ? 0 : refusals + 1;
  }
  expect(acknowledged.length).toBeGreaterThan(20);
  await expect.poll(() => healthOf(server.url), { timeout: 5000 }).toEqual(failing);
  await end(server);
  expect(await storedBriefs(directory)).toEqual(acknowledged);

  const withRoom = await startServer({ directory, environment });
  expect((await send(withRoom.url, 'There is room again')).status).toBe(303);
  expect((await healthOf(withRoom.url)).status).toBe(200);
});
