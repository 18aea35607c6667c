import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { inquiry } from './fixtures/contact-form.ts';
import { startServer } from './fixtures/server-process.ts';

const environment = { RATE_LIMIT_MAX: '1000000' };

/** `true` once it is acknowledged, `false` where no answer came. */
const send = async (url: string, brief: string) => {
  try {
    const answer = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...inquiry, brief }),
    });
    expect(answer.status).toBe(201);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return false;
  }
};

const storedBriefs = async (directory: string) => {
  const documents = await Array.fromAsync(openStore(directory).documents('contacts'));
  return documents.map(({ data }) => data.brief);
};

test.for([0, 5, 20, 60])(
  'told to stop %s ms into a rush, the server answers and stores what it accepted, and ends with code 0',
  async (delay) => {
    const directory = temporaryDirectory();
    const server = await startServer({ directory, environment });
    const briefs = Array.from({ length: 100 }, (_, number) => `request ${number}`);
    const answers = briefs.map(async (brief) => [brief, await send(server.url, brief)] as const);
    await pause(delay);
    server.child.kill('SIGTERM');
    const acknowledged = (await Promise.all(answers)).filter(([, isStored]) => isStored);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(await server.errors).toBe('');
    expect((await storedBriefs(directory)).toSorted()).toEqual(
      acknowledged.map(([brief]) => brief).toSorted(),
    );
  },
);

test('a mail server that never answers does not keep the server from ending well', async () => {
  const directory = temporaryDirectory();
  const mailbox = await openAgencyMailbox();
  mailbox.now('hangs');
  const server = await startServer({
    directory,
    environment: { ...environment, ...mailbox.settings },
  });
  expect(await send(server.url, 'Hello')).toBe(true);
  await expect.poll(() => mailbox.tries).toEqual(['hangs']);
  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(await storedBriefs(directory)).toEqual(['Hello']);
});
