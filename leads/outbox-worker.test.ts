import { expect, test, vi } from 'vitest';
import {
  addLead,
  collectLog,
  entriesOf,
  eventually,
  openOffice,
  startWorker,
} from './office.fixture.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

test('what waits is sent at the start, what comes after it on a nudge', async () => {
  const { store, mailbox, start } = await openOffice();
  const first = await addLead(store, 'first');
  const worker = start();
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  const second = await addLead(store, 'second');
  worker.nudge();
  await eventually(() => expect(mailbox.mails).toHaveLength(2));
  expect(mailbox.mails.map(({ email }) => email.messageId)).toEqual([
    `<${first}@marigold.example>`,
    `<${second}@marigold.example>`,
  ]);
});

test('a mail that another process has queued is noticed without a nudge', async () => {
  const { store, mailbox, start } = await openOffice();
  start({ pollInterval: 20 });
  await addLead(store);
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
});

test('several workers side by side send each mail once', async () => {
  const { store, mailbox, start } = await openOffice();
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, number) => addLead(store, `${number}`)),
  );
  for (let number = 0; number < 3; number += 1) start();
  await eventually(() => expect(mailbox.mails).toHaveLength(6));
  expect(new Set(mailbox.mails.map(({ email }) => email.messageId))).toEqual(
    new Set(ids.map((id) => `<${id}@marigold.example>`)),
  );
});

test('stopping waits for the mail in progress and begins no other', async () => {
  const store = openStore(temporaryDirectory());
  await addLead(store, 'first');
  await addLead(store, 'second');
  const sending = Promise.withResolvers<void>();
  const send = vi.fn(() => sending.promise);
  const worker = startWorker({ outbox: store.outbox, transport: { send }, log: collectLog().log });
  await eventually(() => expect(send).toHaveBeenCalledOnce());
  const stopped = worker.stop();
  sending.resolve();
  await stopped;
  expect(send).toHaveBeenCalledOnce();
  expect((await entriesOf(store)).map(({ state }) => state).toSorted()).toEqual([
    'sent',
    'waiting',
  ]);
});

test('stopping gives up a mail whose server does not answer, and keeps it for later', async () => {
  const store = openStore(temporaryDirectory());
  const id = await addLead(store);
  const send = vi.fn(
    (_id: string, _message: unknown, signal: AbortSignal) =>
      new Promise<void>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
  const { log } = collectLog();
  const worker = startWorker({ outbox: store.outbox, transport: { send }, log, stopGrace: 20 });
  await eventually(() => expect(send).toHaveBeenCalledOnce());
  await worker.stop();
  expect(await entriesOf(store)).toMatchObject([
    { id, state: 'waiting', attempts: 1, lastError: 'The site was stopped' },
  ]);
});

test('a store that is away is reported without a crash, and the mail is sent once it is back', async () => {
  const { store, mailbox, lines, start } = await openOffice();
  await addLead(store);
  const lease = vi.fn(store.outbox.lease).mockRejectedValueOnce(new TypeError('ana@example.com'));
  start({ outbox: { ...store.outbox, lease }, pollInterval: 20 });
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  expect(lines[0]).toContain('"error"');
  expect(lines.join()).not.toContain('@');
});
