import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectLog, later, openTransport, startWorker } from '../leads/office.fixture.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { inquiry } from './fixtures/contact-form.ts';
import { startServer } from './fixtures/server-process.ts';

const kills = 22;
const clients = 4;
const minute = 60_000;

/** Where the server is just now, and whether there is still something to send. */
interface Target {
  url: string;
  isOpen: boolean;
}

const post = async ({ url }: Target, entry: Record<string, string>, signal?: AbortSignal) => {
  const answer = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(entry),
    ...(signal && { signal }),
  });
  return answer.status === 201;
};

/** Sends it, and hangs up before the answer, like a phone in a tunnel. */
const loseAnswer = async (target: Target, entry: Record<string, string>) => {
  await post(target, entry, AbortSignal.timeout(Math.ceil(Math.random() * 8))).catch(() => false);
};

const sendUntilAcknowledged = async (target: Target, entry: Record<string, string>) => {
  while (!(await post(target, entry).catch(() => false))) await pause(20);
};

/** A visitor after the other; every second one has no script, so that her form has no id. */
const keepSending = async (client: number, target: Target): Promise<string[]> => {
  const acknowledged: string[] = [];
  while (target.isOpen) {
    const brief = `client ${client}, request ${acknowledged.length}`;
    const entry: Record<string, string> = { ...inquiry, brief };
    if (client % 2 === 0) entry['submissionId'] = randomUUID();
    if (Math.random() < 0.2) await loseAnswer(target, entry);
    await sendUntilAcknowledged(target, entry);
    acknowledged.push(brief);
    await pause(40);
  }
  return acknowledged;
};

test(
  `${kills} kills at any moment lose no acknowledged request, double none, and cost no mail`,
  { timeout: 2 * minute },
  async () => {
    const directory = temporaryDirectory();
    const mailbox = await openAgencyMailbox();
    const environment = { ...mailbox.settings, RATE_LIMIT_MAX: '1000000' };
    let server = await startServer({ directory, environment });
    const target = { url: server.url, isOpen: true };
    const sending = Array.from({ length: clients }, (_, client) => keepSending(client, target));
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(20 + Math.random() * 400);
      server.child.kill('SIGKILL');
      expect((await server.exited).signal).toBe('SIGKILL');
      server = await startServer({ directory, environment });
      target.url = server.url;
    }
    target.isOpen = false;
    const acknowledged = (await Promise.all(sending)).flat();
    server.child.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });

    const store = openStore(directory);
    const documents = await Array.fromAsync(store.documents('contacts'));
    expect(documents.map(({ data }) => data.brief).toSorted()).toEqual(acknowledged.toSorted());
    expect(acknowledged.length).toBeGreaterThan(kills);

    // A mail that was being sent at a kill is tried again after two minutes; their clocks are ahead.
    const transport = openTransport(mailbox.settings.SMTP_URL);
    const { log } = collectLog();
    for (let worker = 0; worker < 4; worker += 1) {
      startWorker({ outbox: store.outbox, transport, log, clock: later(10 * minute) });
    }
    const unsent = async () => (await Array.fromAsync(store.outbox.entries())).length;
    await expect.poll(unsent, { timeout: 20_000, interval: 250 }).toBe(0);
    const messageIds = new Set(mailbox.mails.map(({ email }) => email.messageId ?? ''));
    const expected = documents.map(({ id }) => `<${id}@marigold.example>`);
    expect([...messageIds].toSorted()).toEqual(expected.toSorted());
    const again = mailbox.mails.length - messageIds.size;
    expect(again, 'mails sent twice: at most the one in progress at a kill').toBeLessThanOrEqual(
      kills,
    );
  },
);
