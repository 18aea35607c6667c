import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openMailbox } from './mail/mailbox.fixture.ts';
import {
  addLead,
  collectLog,
  entriesOf,
  eventually,
  hour,
  later,
  openOffice,
  openTransport,
  startWorker,
} from './office.fixture.ts';
import { openStore } from './sqlite/open-store.fixture.ts';
import { temporaryDirectory } from './temporary-directory.fixture.ts';

test('a sent mail leaves its entry and none of its contents', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  const { url } = await openMailbox();
  const id = await addLead(store);
  const { lines, log } = collectLog();
  startWorker({ outbox: store.outbox, transport: openTransport(url), log });
  await eventually(async () =>
    expect(await entriesOf(store)).toMatchObject([{ id, state: 'sent', attempts: 1 }]),
  );
  const database = new DatabaseSync(join(directory, 'leads.sqlite'), { readOnly: true });
  expect(database.prepare('SELECT message FROM outbox').all()).toEqual([{ message: null }]);
  database.close();
  expect(lines).toEqual([
    JSON.stringify({ level: 'info', documentId: id, attempt: 1, message: 'Mail sent' }),
  ]);
});

test('a mail that is refused for now is sent later', async () => {
  const { store, mailbox, start, lines } = await openOffice({
    refuse: (attempt) =>
      attempt === 1 ? { code: 451, text: '4.3.0 <ana@example.com> try later' } : undefined,
  });
  const id = await addLead(store);
  const first = start({ random: () => 0 });
  await eventually(async () =>
    expect(await entriesOf(store)).toMatchObject([{ state: 'waiting', attempts: 1 }]),
  );
  await first.stop();
  const [entry] = await entriesOf(store);
  const wait = Date.parse(entry?.nextAttemptAt ?? '') - Date.now();
  expect(wait).toBeGreaterThan(25_000);
  expect(wait).toBeLessThanOrEqual(30_000);
  expect(entry?.lastError).toContain('451 4.3.0 <[address]> try later');
  expect(lines.join()).toContain(`"documentId":"${id}","attempt":1,"code":451`);
  expect(lines.join()).not.toContain('@');

  start({ clock: later(hour) });
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
});

test('a mail that is refused for good is dead at once, and can be retried by hand', async () => {
  let refusing = true;
  const { store, mailbox, start } = await openOffice({
    refuse: () => (refusing ? { code: 550, text: '5.7.1 no' } : undefined),
  });
  await addLead(store);
  const worker = start();
  await eventually(async () =>
    expect(await entriesOf(store)).toMatchObject([{ state: 'dead', attempts: 1 }]),
  );
  refusing = false;
  expect(await store.outbox.retry(new Date())).toBe(1);
  worker.nudge();
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
});

test('a mail server that is down loses nothing', async () => {
  const store = openStore(temporaryDirectory());
  const down = await openMailbox();
  await down.close();
  await addLead(store);
  const options = {
    outbox: store.outbox,
    transport: openTransport(down.url),
    log: collectLog().log,
  };
  const early = startWorker(options);
  await eventually(async () =>
    expect(await entriesOf(store)).toMatchObject([{ state: 'waiting', attempts: 1 }]),
  );
  await early.stop();

  const { mails } = await openMailbox({ port: down.port });
  startWorker({ ...options, clock: later(hour) });
  await eventually(() => expect(mails).toHaveLength(1));
});

test('after twelve failed attempts a mail is given up', async () => {
  const store = openStore(temporaryDirectory());
  await addLead(store);
  const transport = { send: () => Promise.reject(new Error('no route')) };
  const { lines, log } = collectLog();
  let time = Date.now();
  const clock = () => new Date((time += 24 * hour));
  startWorker({ outbox: store.outbox, transport, log, clock });
  await eventually(async () =>
    expect(await entriesOf(store)).toMatchObject([{ state: 'dead', attempts: 12 }]),
  );
  expect(lines.filter((line) => line.includes('"warn"'))).toHaveLength(11);
  expect(lines.at(-1)).toContain('"error"');
});

test('after a crash the mail is sent again, once its lease has ended, with the same Message-ID', async () => {
  const { store, mailbox, start } = await openOffice();
  const id = await addLead(store);
  const crashing = { ...store.outbox, markSent: () => Promise.reject(new Error('killed')) };
  const crashed = start({ outbox: crashing });
  await eventually(() => expect(mailbox.mails).toHaveLength(1));
  await crashed.stop();
  await start().stop();
  expect(mailbox.mails).toHaveLength(1);

  start({ clock: later(hour) });
  await eventually(() => expect(mailbox.mails).toHaveLength(2));
  for (const { email } of mailbox.mails) expect(email.messageId).toBe(`<${id}@marigold.example>`);
});
