import { Timestamp } from '@google-cloud/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { collections } from './documents.ts';
import { newProject, openDatabase, openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

const open = (options: { clock?: () => Date } = {}) => {
  const projectId = newProject();
  const database = openDatabase(emulator().port, projectId);
  const store = openFirestoreStore(emulator().port, { projectId, ...options });
  const everything = async (collection: string) =>
    (await database.collection(collection).get()).docs.map((document) => document.data());
  return { database, store, everything };
};

const receivedAt = new Date('2026-11-21T10:00:00.000Z');

test('a document holds the specified fields and no others, its timestamp as a date', async () => {
  const { store, everything } = open();
  const submission = contactSubmission({}, { submissionId: 'press-0001' });
  await store.add(submission);
  await store.add(newsletterSubmission('ana@example.com'));
  const timestamp = Timestamp.fromDate(receivedAt);
  expect(await everything('contacts')).toEqual([{ ...submission.fields, timestamp }]);
  expect(await everything('newsletter')).toEqual([{ email: 'ana@example.com', timestamp }]);
});

test('beside it stand whose it is, its mail, and for ten minutes what recognises a repetition', async () => {
  const { store, everything } = open({ clock: () => receivedAt });
  const { id } = await store.add(contactSubmission({ email: ' Ana@Example.com' }));
  expect(await everything(collections.records)).toEqual([
    { collection: 'contacts', person: 'ana@example.com' },
  ]);
  expect(await everything(collections.recent)).toEqual([
    { lead: id, expireTime: Timestamp.fromDate(new Date('2026-11-21T10:10:00.000Z')) },
  ]);
});

test('a mail waits in the outbox, due at once', async () => {
  const { store, everything } = open();
  await store.add(contactSubmission());
  const queued = Timestamp.fromDate(receivedAt);
  expect(await everything(collections.outbox)).toEqual([
    {
      state: 'waiting',
      attempts: 0,
      message: contactSubmission().mail,
      queuedTime: queued,
      unsentSince: queued,
      dueTime: queued,
    },
  ]);
});

test('a mail that is sent keeps nothing of the person', async () => {
  const { store, everything } = open();
  const mail = { ...contactSubmission().mail, replyTo: { name: 'Ana', address: 'ana@e.com' } };
  const { id } = await store.add(contactSubmission({}, { mail }));
  await store.outbox.lease(receivedAt, 60);
  await store.outbox.markSent(id, receivedAt);
  const [sent] = await everything(collections.outbox);
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, message: null, lastError: null });
  expect(JSON.stringify(sent)).not.toMatch(/ana/iu);
});

test('no network address is stored in clear', async () => {
  const { database, store } = open();
  await store.add(contactSubmission({}, { sender: '203.0.113.77' }));
  const names = ['contacts', ...Object.values(collections)];
  const documents = await Promise.all(names.map((name) => database.collection(name).get()));
  const everything = documents.flatMap(({ docs }) => docs.map((one) => [one.id, one.data()]));
  expect(JSON.stringify(everything)).not.toContain('203.0.113.77');
});

test('what recognises a repetition is deleted when ten minutes are over, also when nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let time = receivedAt;
  const { store, everything } = open({ clock: () => time });
  await store.add(contactSubmission());
  time = new Date('2026-11-21T10:11:00.000Z');
  vi.advanceTimersByTime(61_000);
  await vi.waitFor(async () => expect(await everything(collections.recent)).toEqual([]), 4000);
});

test('what the browser’s own code wrote before us is listed and erased too', async () => {
  const { database, store } = open();
  const { fields } = contactSubmission();
  const timestamp = new Timestamp(1_700_000_000, 123_456_789);
  const { id } = await database.collection('contacts').add({ ...fields, timestamp });
  expect(await Array.fromAsync(store.documents('contacts'))).toEqual([
    { id, data: { ...fields, timestamp: '2023-11-14T22:13:20.123Z' } },
  ]);
  expect(await store.eraseByEmail('ana@example.com')).toMatchObject({
    documents: { contacts: 1 },
    mails: 0,
  });
  expect(await store.counts()).toMatchObject({ contacts: 0 });
});

test('a person with more leads than one commit deletes is erased whole', async () => {
  const { store, everything } = open();
  for (let number = 0; number < 35; number += 1) {
    await store.add(newsletterSubmission('ana@example.com', { submissionId: `press-${number}` }));
  }
  expect(await store.eraseByEmail('ana@example.com')).toEqual({
    documents: { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 35 },
    quarantined: 0,
    mails: 35,
  });
  for (const collection of ['newsletter', collections.records, collections.outbox]) {
    expect(await everything(collection)).toEqual([]);
  }
});

test('what is held back stands in a collection of its own, its mail with it', async () => {
  const { store, everything } = open();
  const { fields, mail } = contactSubmission();
  await store.add(contactSubmission({}, { suspicions: ['five links'] }));
  expect(await everything(collections.quarantine)).toEqual([
    {
      collection: 'contacts',
      fields,
      timestamp: Timestamp.fromDate(receivedAt),
      suspicions: ['five links'],
      mail,
    },
  ]);
  expect(await everything(collections.records)).toEqual([
    { collection: 'quarantine', person: 'ana@example.com' },
  ]);
  for (const name of ['contacts', collections.outbox]) expect(await everything(name)).toEqual([]);
});

test('discarding leaves nothing behind', async () => {
  const { store, everything } = open();
  const held = await store.add(contactSubmission({}, { suspicions: ['five links'] }));
  const canary = await store.add(contactSubmission({ brief: 'test' }, { canary: true }));
  expect(await everything(collections.canaries)).toHaveLength(1);
  for (const { id } of [held, canary]) expect(await store.discard(id)).toBe(true);
  for (const name of [
    collections.quarantine,
    collections.canaries,
    collections.records,
    collections.outbox,
    collections.recent,
  ]) {
    expect(await everything(name)).toEqual([]);
  }
});
