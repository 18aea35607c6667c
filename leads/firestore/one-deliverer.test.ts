import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { contactSubmission } from '../submission.fixture.ts';
import { beside } from './collections.ts';
import { newProject, openDatabase, openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

const extension = { by: 'extension', to: 'studio@marigold.example' } as const;

const now = new Date('2026-11-21T12:00:00.000Z');

/** The states in which the extension sends a mail (its source, `processWrite`); it does nothing in one it does not know. */
const extensionSends = new Set([undefined, 'PENDING', 'RETRY']);

const openBoth = () => {
  const projectId = newProject();
  const database = openDatabase(emulator().port, projectId);
  const stateOf = async (id: string) =>
    (await database.collection(beside.mail).doc(id).get()).get('delivery.state') as string;
  return {
    database,
    stateOf,
    forWorker: openFirestoreStore(emulator().port, { projectId }),
    forExtension: openFirestoreStore(emulator().port, { projectId, delivery: extension }),
  };
};

test('what our worker is to send is never in a state in which the extension would', async () => {
  const { forWorker, stateOf } = openBoth();
  const { outbox } = forWorker;
  const { id } = await forWorker.add(contactSubmission());
  const states = [await stateOf(id)];
  const note = async () => void states.push(await stateOf(id));
  await outbox.lease(now, 60);
  await note();
  await outbox.markFailed(id, '451 try later', now);
  await note();
  await outbox.lease(now, 60);
  await outbox.markDead(id, '550 no');
  await note();
  await outbox.retry(now);
  await note();
  await outbox.lease(now, 60);
  await outbox.markSent(id, now);
  await note();
  expect(states).toEqual(['QUEUED', 'SENDING', 'QUEUED', 'ERROR', 'QUEUED', 'SUCCESS']);
  expect(states.filter((state) => extensionSends.has(state))).toEqual([]);
});

test('what the extension is to send has its recipient, and our worker never takes it', async () => {
  const { database, forExtension, forWorker } = openBoth();
  const { id } = await forExtension.add(contactSubmission());
  const mail = database.collection(beside.mail).doc(id);
  const stored = (await mail.get()).data();
  expect(stored).toMatchObject({ to: ['studio@marigold.example'], dueTime: null });
  expect(stored).not.toHaveProperty('delivery');
  const leaseExpireTime = Timestamp.fromDate(now);
  for (const state of ['PENDING', 'RETRY', 'PROCESSING', 'ERROR']) {
    await mail.update({ 'delivery.state': state, 'delivery.leaseExpireTime': leaseExpireTime });
    expect(await forWorker.outbox.lease(new Date('2030-01-01T00:00:00.000Z'), 60)).toBeUndefined();
  }
});

test('the outbox tells what the extension has done', async () => {
  const { database, forExtension } = openBoth();
  const { id } = await forExtension.add(contactSubmission());
  const mail = database.collection(beside.mail).doc(id);
  const list = (includeSent: boolean) =>
    Array.fromAsync(forExtension.outbox.entries({ includeSent }));
  expect(await list(false)).toMatchObject([{ id, state: 'waiting', attempts: 0 }]);
  await mail.update({ 'delivery.state': 'ERROR', 'delivery.error': 'Error: 550 no' });
  expect(await list(false)).toMatchObject([{ id, state: 'dead', lastError: 'Error: 550 no' }]);
  const endTime = Timestamp.fromDate(now);
  await mail.update({ 'delivery.state': 'SUCCESS', 'delivery.endTime': endTime });
  expect(await list(false)).toEqual([]);
  expect(await list(true)).toMatchObject([{ id, state: 'sent', sentAt: now.toISOString() }]);
});

test('a retry hands what waits to whoever delivers now, and leaves alone what is being sent', async () => {
  const { database, forExtension, forWorker, stateOf } = openBoth();
  const { id } = await forWorker.add(contactSubmission());
  expect(await forExtension.outbox.retry(now)).toBe(1);
  expect(await stateOf(id)).toBe('RETRY');
  expect(await forWorker.outbox.lease(now, 60)).toBeUndefined();
  expect(await forWorker.outbox.retry(now)).toBe(1);
  expect(await forWorker.outbox.lease(now, 60)).toMatchObject({ id });
  expect(await forExtension.outbox.retry(now)).toBe(0);
  await database.collection(beside.mail).doc(id).update({ 'delivery.state': 'PROCESSING' });
  expect(await forWorker.outbox.retry(now)).toBe(0);
});

test('a canary’s mail goes to its own mailbox where there is one, also when it is tried again', async () => {
  const projectId = newProject();
  const database = openDatabase(emulator().port, projectId);
  const delivery = { ...extension, testsTo: 'canary@marigold.example' };
  const store = openFirestoreStore(emulator().port, { projectId, delivery });
  const mail = { ...contactSubmission().mail, isTest: true };
  const { id } = await store.add(contactSubmission({}, { mail, canary: true }));
  const place = database.collection(beside.mail).doc(id);
  expect((await place.get()).get('to')).toEqual(['canary@marigold.example']);
  await place.update({ to: [], 'delivery.state': 'ERROR' });
  expect(await store.outbox.retry(now, id)).toBe(1);
  expect((await place.get()).get('to')).toEqual(['canary@marigold.example']);
});
