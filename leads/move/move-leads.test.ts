import { expect, test } from 'vitest';
import { useEmulator } from '../firestore/emulator.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { compareStores } from './compare.ts';
import { fill, leaseAll, openBothStores } from './ends.fixture.ts';
import { moveLeads, type Ends } from './move-leads.ts';

const emulator = useEmulator();

const move = (ends: Ends) => Array.fromAsync(moveLeads(ends));

const differences = async (ends: Ends) =>
  (await Array.fromAsync(compareStores(ends))).filter(({ same }) => !same).map(({ name }) => name);

test('everything arrives, in both directions', async () => {
  const { sqlite, cloud, toCloud, toSqlite } = await openBothStores(emulator());
  await fill(sqlite, 55);
  await sqlite.add({
    ...newsletterSubmission('guide@example.com'),
    collection: 'authorityBuilderFunnel1',
  });
  const progress = await move(toCloud);
  expect(progress.map(({ moved }) => moved)).toEqual([3, 1, 55, 1, 1]);
  expect(await differences(toCloud)).toEqual([]);
  expect(await cloud.counts()).toEqual(await sqlite.counts());
  for (const name of ['contacts', 'authorityBuilderFunnel1', 'newsletter'] as const) {
    expect(await Array.fromAsync(cloud.documents(name))).toEqual(
      await Array.fromAsync(sqlite.documents(name)),
    );
  }
  await cloud.add(newsletterSubmission('later@example.com'));
  expect((await move(toSqlite))[2]).toMatchObject({ shelf: 'newsletter', moved: 56 });
  expect(await differences(toSqlite)).toEqual([]);
  expect(await sqlite.counts()).toMatchObject({ newsletter: 56 });
});

test('what waits is sent by the new store, once, and what is sent or dead is not', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  await fill(sqlite, 5);
  await move(toCloud);
  const far = new Date('2031-01-01');
  expect(await leaseAll(sqlite, far)).toEqual([]);
  expect(await sqlite.outbox.retry(far)).toBe(0);
  expect(await leaseAll(cloud)).toHaveLength(7);
  const states = (await Array.fromAsync(cloud.outbox.entries({ includeSent: true }))).map(
    ({ state, lastError }) => (state === 'sending' ? state : `${state} ${lastError ?? ''}`),
  );
  expect(states.toSorted()).toEqual(['dead 550 no', ...Array(7).fill('sending'), 'sent ']);
});

test('a move that breaks off goes on where it was when it is run again', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  await fill(sqlite, 60);
  let room = 20;
  const { create } = toCloud.target;
  const breaking: Ends = {
    ...toCloud,
    target: {
      ...toCloud.target,
      create: async (shelf, movable) => {
        if ((room -= 1) < 0) throw new Error('The line is cut');
        await create(shelf, movable);
      },
    },
  };
  await expect(move(breaking)).rejects.toThrow('The line is cut');
  expect(await differences(toCloud)).toEqual(['newsletter', 'quarantine', 'notices', 'outbox']);
  const [contacts, , newsletter] = await move(toCloud);
  expect(contacts).toMatchObject({ moved: 0, there: 3 });
  expect(newsletter).toMatchObject({ moved: 43, there: 17 });
  expect(await differences(toCloud)).toEqual([]);
  const again = await move(toCloud);
  expect(again.map(({ moved }) => moved)).toEqual([0, 0, 0, 0, 0]);
  expect(await leaseAll(cloud)).toHaveLength(62);
});

test('a mail that is being sent stays with its lead, until it is sent or its lease has ended', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  const { id } = await sqlite.add(contactSubmission());
  await sqlite.outbox.lease(new Date(), 60);
  expect((await move(toCloud))[0]).toMatchObject({ moved: 0, sending: 1 });
  expect(await cloud.counts()).toMatchObject({ contacts: 0 });
  await sqlite.outbox.markSent(id, new Date());
  expect((await move(toCloud))[0]).toMatchObject({ moved: 1, sending: 0 });
  expect(await Array.fromAsync(cloud.outbox.entries())).toEqual([]);
  expect(await differences(toCloud)).toEqual([]);
});

test('while both stores are being served, each mail is still handed out once', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  for (let number = 0; number < 55; number += 1) {
    await sqlite.add(newsletterSubmission(`${number}@example.com`));
  }
  const sent: string[] = [];
  let isMoving = true;
  const work = async ({ outbox }: typeof sqlite) => {
    while (isMoving) {
      const mail = await outbox.lease(new Date(), 60);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!mail) continue;
      sent.push(mail.id);
      await outbox.markSent(mail.id, new Date());
    }
  };
  const workers = [work(sqlite), work(cloud)];
  await move(toCloud);
  await move(toCloud);
  isMoving = false;
  await Promise.all(workers);
  await move(toCloud);
  sent.push(...(await leaseAll(cloud)));
  expect(sent).toHaveLength(55);
  expect(new Set(sent).size).toBe(55);
});

test('once the new store has taken over, moving again does not undo what it did', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  const { id } = await sqlite.add(contactSubmission());
  await move(toCloud);
  await cloud.outbox.lease(new Date(), 60);
  await cloud.outbox.markFailed(id, '451 later', new Date('2030-01-01'));
  await move(toCloud);
  expect(await Array.fromAsync(cloud.outbox.entries())).toMatchObject([
    { id, state: 'waiting', attempts: 1, nextAttemptAt: '2030-01-01T00:00:00.000Z' },
  ]);
  await cloud.outbox.markSent(id, new Date());
  await move(toCloud);
  expect(await leaseAll(cloud, new Date('2031-01-01'))).toEqual([]);
});

test('what was sent in Firestore is sent in SQLite too when it moves back', async () => {
  const { sqlite, cloud, toCloud, toSqlite } = await openBothStores(emulator());
  const sent = await sqlite.add(contactSubmission({ brief: 'sent in Firestore' }));
  const waiting = await sqlite.add(contactSubmission({ brief: 'waiting' }));
  await move(toCloud);
  await cloud.outbox.markSent(sent.id, new Date());
  await move(toSqlite);
  expect(await differences(toSqlite)).toEqual([]);
  expect(await leaseAll(cloud)).toEqual([]);
  expect(await leaseAll(sqlite)).toEqual([waiting.id]);
});

test('a text that differs is noticed', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  const submission = contactSubmission({}, { submissionId: 'press-0001' });
  await sqlite.add(submission);
  await cloud.add({ ...submission, receivedAt: new Date(0) });
  await move(toCloud);
  expect(await differences(toCloud)).toEqual(['contacts', 'outbox']);
});

test('what is held back moves whole, and is restored in the new store with its mail', async () => {
  const { sqlite, cloud, toCloud, toSqlite } = await openBothStores(emulator());
  const replyTo = { name: 'Ana', address: 'ana@example.com' };
  const mail = { ...contactSubmission().mail, replyTo };
  const spam = contactSubmission({}, { mail, suspicions: ['five links'], submissionId: 'press-1' });
  const { id } = await sqlite.add(spam);
  await move(toCloud);
  expect(await Array.fromAsync(cloud.quarantine.entries())).toEqual(
    await Array.fromAsync(sqlite.quarantine.entries()),
  );
  expect(await cloud.add(spam)).toEqual({ outcome: 'duplicate', id });
  expect(await leaseAll(cloud)).toEqual([]);
  expect(await cloud.quarantine.restore(id, new Date())).toBe(true);
  await move(toCloud);
  expect(await differences(toCloud)).toEqual(['contacts', 'quarantine', 'outbox']);
  await move(toSqlite);
  expect(await sqlite.counts()).toMatchObject({ contacts: 1 });
  expect(await Array.fromAsync(sqlite.quarantine.entries())).toEqual([]);
  expect(await differences(toSqlite)).toEqual([]);
  expect(await leaseAll(cloud)).toEqual([]);
  expect(await sqlite.outbox.lease(new Date(), 60)).toMatchObject({ id, message: mail });
});

test('what is restored in the old store between two moves is a lead in the new one', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  const { id } = await sqlite.add(contactSubmission({}, { suspicions: ['five links'] }));
  await move(toCloud);
  await sqlite.quarantine.restore(id, new Date());
  await move(toCloud);
  expect(await differences(toCloud)).toEqual([]);
  expect(await cloud.counts()).toMatchObject({ contacts: 1 });
  expect(await Array.fromAsync(cloud.quarantine.entries())).toEqual([]);
});

test('no notice is sent twice, whether it was sent before the move or after', async () => {
  const { sqlite, cloud, toCloud, toSqlite } = await openBothStores(emulator());
  const notice = { subject: 'It is quiet', text: 'No lead', html: '<p>No lead</p>' };
  await sqlite.outbox.notify('sent', notice, new Date());
  const [sent = ''] = await leaseAll(sqlite);
  await sqlite.outbox.markSent(sent, new Date());
  await sqlite.outbox.notify('waits', notice, new Date());
  await move(toCloud);
  expect(await differences(toCloud)).toEqual([]);
  for (const key of ['sent', 'waits']) {
    expect(await cloud.outbox.notify(key, notice, new Date())).toBe(false);
  }
  expect(await leaseAll(sqlite)).toEqual([]);
  const [waiting = '', ...others] = await leaseAll(cloud);
  expect(others).toEqual([]);
  await cloud.outbox.markSent(waiting, new Date());
  await cloud.outbox.notify('new', notice, new Date());
  await move(toSqlite);
  expect(await differences(toSqlite)).toEqual([]);
  expect(await sqlite.outbox.notify('new', notice, new Date())).toBe(false);
  expect(await leaseAll(cloud)).toEqual([]);
  expect(await leaseAll(sqlite)).toHaveLength(1);
});

test('a canary stays where it is', async () => {
  const { sqlite, cloud, toCloud } = await openBothStores(emulator());
  await sqlite.add(contactSubmission({}, { canary: true }));
  const progress = await move(toCloud);
  expect(progress.every(({ moved }) => moved === 0)).toBe(true);
  expect(await differences(toCloud)).toEqual([]);
  expect(await leaseAll(cloud)).toEqual([]);
});
