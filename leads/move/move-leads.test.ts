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
  expect(await move(toCloud)).toMatchObject([{ moved: 3 }, { moved: 1 }, { moved: 55 }]);
  expect(await differences(toCloud)).toEqual([]);
  expect(await cloud.counts()).toEqual(await sqlite.counts());
  for (const name of ['contacts', 'authorityBuilderFunnel1', 'newsletter'] as const) {
    expect(await Array.fromAsync(cloud.documents(name))).toEqual(
      await Array.fromAsync(sqlite.documents(name)),
    );
  }
  await cloud.add(newsletterSubmission('later@example.com'));
  expect(await move(toSqlite)).toMatchObject([{}, {}, { collection: 'newsletter' }]);
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
  expect(await leaseAll(cloud)).toHaveLength(6);
  const states = (await Array.fromAsync(cloud.outbox.entries({ includeSent: true }))).map(
    ({ state, lastError }) => (state === 'sending' ? state : `${state} ${lastError ?? ''}`),
  );
  expect(states.toSorted()).toEqual(['dead 550 no', ...Array(6).fill('sending'), 'sent ']);
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
      create: async (lead) => {
        if ((room -= 1) < 0) throw new Error('The line is cut');
        await create(lead);
      },
    },
  };
  await expect(move(breaking)).rejects.toThrow('The line is cut');
  expect(await differences(toCloud)).toEqual(['newsletter', 'outbox']);
  const [contacts, , newsletter] = await move(toCloud);
  expect(contacts).toMatchObject({ moved: 0, there: 3 });
  expect(newsletter).toMatchObject({ moved: 43, there: 17 });
  expect(await differences(toCloud)).toEqual([]);
  expect(await move(toCloud)).toMatchObject([{ moved: 0 }, { moved: 0 }, { moved: 0 }]);
  expect(await leaseAll(cloud)).toHaveLength(61);
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
