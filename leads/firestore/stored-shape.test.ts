import { readFileSync } from 'node:fs';
import { Timestamp } from '@google-cloud/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contactSubmission, documentsIn, newsletterSubmission } from '../submission.fixture.ts';
import { newProject, openDatabase, openFirestoreStore, useEmulator } from './emulator.fixture.ts';
import { collections } from './records.ts';

const emulator = useEmulator();

const receivedAt = new Date('2026-11-21T10:00:00.000Z');
const timestamp = Timestamp.fromDate(receivedAt);

const open = () => {
  const projectId = newProject();
  const database = openDatabase(emulator().port, projectId);
  const store = openFirestoreStore(emulator().port, { projectId });
  const everything = async (collection: string) =>
    (await database.collection(collection).get()).docs.map((document) => document.data());
  return { database, store, everything };
};

test('a document holds only the specified fields; the rest is stored beside it', async () => {
  const { store, everything } = open();
  const submission = contactSubmission({ email: 'Ana@Example.com' }, { sender: '203.0.113.77' });
  await store.add(submission);
  expect(await everything('contacts')).toEqual([{ ...submission.fields, timestamp }]);
  expect(await everything(collections.records)).toEqual([
    { collection: 'contacts', person: 'ana@example.com' },
  ]);
  const all = await Promise.all(['contacts', ...Object.values(collections)].map(everything));
  expect(JSON.stringify(all)).not.toContain('203.0.113.77');
});

test('a sent mail keeps no personal data', async () => {
  const { store, everything } = open();
  const { id } = await store.add(contactSubmission());
  await store.outbox.lease(receivedAt, 60);
  await store.outbox.markSent(id, receivedAt);
  const [sent] = await everything(collections.outbox);
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, message: null, lastError: null });
  expect(JSON.stringify(sent)).not.toMatch(/ana/iu);
});

test('the fingerprint that detects duplicates is deleted after ten minutes, even when nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: receivedAt });
  onTestFinished(() => void vi.useRealTimers());
  const { store, everything } = open();
  await store.add(contactSubmission());
  vi.setSystemTime('2026-11-21T10:11:00.000Z');
  vi.advanceTimersByTime(61_000);
  await vi.waitFor(async () => expect(await everything(collections.recent)).toEqual([]), 4000);
});

test('leads that the former site wrote from the browser are listed and erased too', async () => {
  const { database, store } = open();
  const { fields } = contactSubmission();
  const older = new Timestamp(1_700_000_000, 123_456_789);
  const { id } = await database.collection('contacts').add({ ...fields, timestamp: older });
  await database.collection('newsletter').add({ email: '\u200BANA@example.com' });
  expect(await documentsIn(store, 'contacts')).toEqual([
    { id, data: { ...fields, timestamp: '2023-11-14T22:13:20.123Z' } },
  ]);
  expect(await store.eraseByEmail('ana@example.com')).toMatchObject({
    documents: { contacts: 1, newsletter: 1 },
    mails: 0,
  });
  expect(await store.counts()).toMatchObject({ contacts: 0 });
});

test('a person with more leads than one query returns is erased completely', async () => {
  const { store, everything } = open();
  for (let number = 0; number < 35; number += 1) {
    await store.add(newsletterSubmission('ana@example.com', { submissionId: `press-${number}` }));
  }
  expect(await store.eraseByEmail('ana@example.com')).toMatchObject({
    documents: { newsletter: 35 },
    mails: 35,
  });
  for (const collection of ['newsletter', collections.records, collections.outbox]) {
    expect(await everything(collection)).toEqual([]);
  }
});

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('browsers may neither read nor write anything, in any database, at any depth', () => {
  const rules = read('firestore.rules')
    .replaceAll(/\/\/.*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  expect(rules).toBe(
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if false; } } }",
  );
  expect(JSON.parse(read('firebase.json'))).toMatchObject({
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  });
});
