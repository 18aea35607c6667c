import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { collections } from './documents.ts';
import { newProject, openDatabase, openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

/** Some servers on one database. */
const openServers = () => {
  const projectId = newProject();
  const open = () => openFirestoreStore(emulator().port, { projectId });
  return { projectId, servers: [open(), open(), open()] as const };
};

test('several servers never lease the same mail', async () => {
  const { servers } = openServers();
  for (let number = 0; number < 20; number += 1) {
    await servers[0].add(newsletterSubmission(`${number}@example.com`));
  }
  const leaseAll = async ({ outbox }: (typeof servers)[number]) => {
    const ids: string[] = [];
    for (;;) {
      const mail = await outbox.lease(new Date(), 60);
      if (!mail) return ids;
      ids.push(mail.id);
    }
  };
  const leases = await Promise.all(servers.map(leaseAll));
  expect(leases.flat()).toHaveLength(20);
  expect(new Set(leases.flat()).size).toBe(20);
});

test('a repetition that reaches several servers at once is stored once', async () => {
  const { servers } = openServers();
  const withId = contactSubmission({}, { submissionId: 'press-0001' });
  const withoutId = contactSubmission({ brief: 'without an id' });
  const results = await Promise.all(
    servers.flatMap((server) => [server.add(withId), server.add(withoutId)]),
  );
  expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
  expect(new Set(results.map(({ id }) => id)).size).toBe(2);
  expect(await servers[0].counts()).toMatchObject({ contacts: 2 });
});

test('a fingerprint whose ten minutes are over counts again for one server only', async () => {
  const projectId = newProject();
  let time = new Date('2026-11-21T10:00:00.000Z');
  const open = () => openFirestoreStore(emulator().port, { projectId, clock: () => time });
  const servers = [open(), open(), open()];
  await servers[0]?.add(contactSubmission());
  time = new Date('2026-11-21T10:10:00.001Z');
  const results = await Promise.all(servers.map((server) => server.add(contactSubmission())));
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'duplicate',
    'duplicate',
    'stored',
  ]);
});

test('a lead without its mail is never stored', async () => {
  const { projectId, servers } = openServers();
  const submission = contactSubmission({}, { submissionId: 'press-0001' });
  const { id } = await servers[0].add(submission);
  await openDatabase(emulator().port, projectId).doc(`contacts/${id}`).delete();
  // Its mail is still there, so the commit that would create both fails, and creates neither.
  await servers[1].add(submission);
  expect(await servers[2].counts()).toMatchObject({ contacts: 0 });
});

test('what a worker reports of an erased mail changes nothing', async () => {
  const { projectId, servers } = openServers();
  const [{ add, outbox, eraseByEmail }] = servers;
  const { id } = await add(contactSubmission());
  await outbox.lease(new Date(), 60);
  await eraseByEmail('ana@example.com');
  await outbox.markFailed(id, '451 try later', new Date());
  await outbox.markDead(id, '550 no');
  await outbox.markSent(id, new Date());
  const mails = openDatabase(emulator().port, projectId).collection(collections.outbox);
  expect((await mails.get()).size).toBe(0);
});

test('of several servers that restore the same submission, one does', async () => {
  const { servers } = openServers();
  const { id } = await servers[0].add(contactSubmission({}, { suspicions: ['five links'] }));
  const now = new Date();
  const answers = await Promise.all(servers.map(({ quarantine }) => quarantine.restore(id, now)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await servers[0].counts()).toMatchObject({ contacts: 1 });
  expect(await Array.fromAsync(servers[0].outbox.entries())).toMatchObject([{ id }]);
});

test('what is restored and discarded at once is a lead with its mail, or gone with everything', async () => {
  const { projectId, servers } = openServers();
  const database = openDatabase(emulator().port, projectId);
  for (let round = 0; round < 10; round += 1) {
    const brief = `round ${round}`;
    const { id } = await servers[0].add(contactSubmission({ brief }, { suspicions: ['a link'] }));
    const [restored, discarded] = await Promise.all([
      servers[1].quarantine.restore(id, new Date()),
      servers[2].discard(id),
    ]);
    expect([restored, discarded].filter(Boolean)).toHaveLength(1);
    const names = ['contacts', collections.quarantine, collections.records, collections.outbox];
    const there = await Promise.all(
      names.map(async (name) => (await database.collection(name).doc(id).get()).exists),
    );
    expect(there).toEqual([restored, false, restored, restored]);
  }
});

test('a person who is erased while she is restored is gone', async () => {
  const { servers } = openServers();
  const { id } = await servers[0].add(contactSubmission({}, { suspicions: ['five links'] }));
  await Promise.all([
    servers[1].quarantine.restore(id, new Date()),
    servers[2].eraseByEmail('ana@example.com'),
  ]);
  expect(await servers[0].counts()).toMatchObject({ contacts: 0 });
  expect(await Array.fromAsync(servers[0].quarantine.entries())).toEqual([]);
  expect(await Array.fromAsync(servers[0].outbox.entries())).toEqual([]);
});
