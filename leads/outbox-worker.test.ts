import { expect, onTestFinished, test, vi } from 'vitest';
import { openAgencyMailbox } from '../tests/fixtures/agency-mailbox.ts';
import { openMailTransport } from './mail/transport.ts';
import { retryDelay, startOutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { composeMail } from './mail/compose.ts';
import type { Lead } from './lead-record.ts';
import { agency, contactSubmission } from './submission.fixture.ts';

/** A store, a mailbox, and workers between them, which stop when the test ends. */
const openWorkers = async () => {
  const store = openStore();
  const mailbox = await openAgencyMailbox();
  const transport = openMailTransport({
    smtpUrl: mailbox.settings.SMTP_URL,
    from: { name: 'Marigold & Main', address: 'site@marigold.example' },
    to: { name: 'The studio', address: 'studio@marigold.example' },
  });
  onTestFinished(() => transport.close());
  const lines: string[] = [];
  const logAs = (level: string) => (details: object, message: string) =>
    void lines.push(JSON.stringify({ level, ...details, message }));
  const log = { info: logAs('info'), warn: logAs('warn'), error: logAs('error') };
  const ids: string[] = [];
  return {
    store,
    mailbox,
    lines,
    start: (options: Partial<OutboxWorkerOptions> = {}) => {
      const compose = (lead: Lead) => composeMail(lead, agency);
      const worker = startOutboxWorker({
        outbox: store.outbox,
        transport,
        compose,
        log,
        ...options,
      });
      onTestFinished(() => worker.stop());
      return worker;
    },
    addLead: async (brief = 'A site') => {
      const { id } = await store.add(contactSubmission({ brief }));
      ids.push(id);
      return id;
    },
    /** The outbox entries of all leads, in the order they were added. */
    entries: () => Promise.all(ids.map((id) => store.outbox.find(id))),
  };
};

/** Waits until a claim holds, long enough for a busy machine. */
const eventually = (claim: () => void | Promise<void>) => vi.waitFor(claim, 4500);

const hour = 60 * 60 * 1000;

const inAnHour = () => new Date(Date.now() + hour);

test('waiting mails are sent at the start, later ones on a nudge, and the log names nobody', async () => {
  const { mailbox, start, addLead, entries, lines } = await openWorkers();
  const first = await addLead('first');
  const worker = start();
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  const second = await addLead('second');
  worker.nudge();
  await eventually(() => expect(mailbox.mails).toHaveLength(2));
  const ids = mailbox.mails.map(({ email }) => email.messageId);
  expect(ids).toEqual([`<${first}@marigold.example>`, `<${second}@marigold.example>`]);
  await eventually(async () =>
    expect(await entries()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]),
  );
  expect(lines[0]).toBe(
    JSON.stringify({ level: 'info', documentId: first, attempt: 1, message: 'Mail sent' }),
  );
});

test('a mail that is refused temporarily is sent later', async () => {
  const { mailbox, start, lines, addLead, entries } = await openWorkers();
  mailbox.now('refuses for now');
  const id = await addLead();
  const first = start();
  await eventually(async () =>
    expect(await entries()).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('451 Greylisted') },
    ]),
  );
  await first.stop();
  expect(lines.join()).toContain(`"documentId":"${id}","attempt":1,"code":451`);
  expect(lines.join()).not.toContain('@');
  mailbox.now('accepts');
  start({ clock: inAnHour });
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
});

test('a mail that is refused permanently is given up at once, and can be retried by hand', async () => {
  const { store, mailbox, start, addLead, entries } = await openWorkers();
  mailbox.now('refuses for good');
  await addLead();
  const worker = start();
  const dead = [{ state: 'dead', attempts: 1 }];
  await eventually(async () => expect(await entries()).toMatchObject(dead));
  mailbox.now('accepts');
  expect(await store.outbox.retry(new Date())).toBe(1);
  worker.nudge();
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
});

test('after twelve failed attempts a mail is given up', async () => {
  const { start, addLead, entries, lines } = await openWorkers();
  await addLead();
  let time = Date.now();
  start({
    transport: { send: () => Promise.reject(new Error('no route')) },
    clock: () => new Date((time += 24 * hour)),
  });
  await eventually(async () =>
    expect(await entries()).toMatchObject([{ state: 'dead', attempts: 12 }]),
  );
  expect(lines.filter((line) => line.includes('"warn"'))).toHaveLength(11);
  expect(lines.at(-1)).toContain('"error"');
});

test('after a crash the mail is sent again, once its lease has ended, with the same Message-ID', async () => {
  const { store, mailbox, start, addLead } = await openWorkers();
  const id = await addLead();
  const markSent = () => Promise.reject(new Error('killed'));
  const crashed = start({ outbox: { ...store.outbox, markSent } });
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  await crashed.stop();
  await start().stop();
  expect(mailbox.mails).toHaveLength(1);
  start({ clock: inAnHour });
  await eventually(() => expect(mailbox.mails).toHaveLength(2));
  for (const { email } of mailbox.mails) expect(email.messageId).toBe(`<${id}@marigold.example>`);
});

test('stopping waits for the mail in progress and begins no other', async () => {
  const { start, addLead, entries } = await openWorkers();
  await addLead('first');
  await addLead('second');
  const sending = Promise.withResolvers<void>();
  const send = vi.fn(() => sending.promise);
  const worker = start({ transport: { send } });
  await eventually(() => expect(send).toHaveBeenCalledOnce());
  const stopped = worker.stop();
  sending.resolve();
  await stopped;
  expect(send).toHaveBeenCalledOnce();
  const states = (await entries()).map((entry) => entry?.state);
  expect(states.toSorted()).toEqual(['sent', 'waiting']);
});

test('an unreachable store is reported without a crash, and the mail is sent once it is back', async () => {
  const { store, mailbox, lines, start, addLead } = await openWorkers();
  await addLead();
  const lease = vi.fn(store.outbox.lease).mockRejectedValueOnce(new TypeError('ana@example.com'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  start({ outbox: { ...store.outbox, lease } });
  await vi.advanceTimersByTimeAsync(10_000);
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  expect(lines[0]).toContain('"error"');
  expect(lines.join()).not.toContain('@');
});

test('the wait doubles from half a minute to six hours, less up to a fifth at random', () => {
  const seconds = (attempt: number, chance: number) => retryDelay(attempt, chance) / 1000;
  expect([1, 2, 3, 11, 5000].map((attempt) => seconds(attempt, 0))).toEqual([
    30,
    60,
    120,
    6 * 3600,
    6 * 3600,
  ]);
  expect(seconds(1, 0.5)).toBeCloseTo(27);
});
