import { expect, test } from 'vitest';
import { describeLeadStore } from '../contract/lead-store.contract.ts';
import { contactSubmission, documentsIn, newsletterSubmission } from '../submission.fixture.ts';
import { newProject, openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

describeLeadStore('Firestore', () => openFirestoreStore(emulator().port));

/** Several servers that share one database. */
const openServers = () => {
  const projectId = newProject();
  const open = () => openFirestoreStore(emulator().port, { projectId });
  return [open(), open(), open()] as const;
};

test('several servers never lease the same mail', async () => {
  const servers = openServers();
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

test('a duplicate that reaches several servers at once is stored once', async () => {
  const servers = openServers();
  const withId = contactSubmission({}, { submissionId: 'press-0001' });
  const withoutId = contactSubmission({ brief: 'without an id' });
  const results = await Promise.all(
    servers.flatMap((server) => [server.add(withId), server.add(withoutId)]),
  );
  expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
  expect(new Set(results.map(({ id }) => id)).size).toBe(2);
  expect(await servers[0].counts()).toMatchObject({ contacts: 2 });
});

test('a person who is erased while her lead is being restored is gone', async () => {
  const servers = openServers();
  const { id } = await servers[0].add(contactSubmission({}, { suspicions: ['five links'] }));
  await Promise.all([
    servers[1].restore(id, new Date()),
    servers[2].eraseByEmail('ana@example.com'),
  ]);
  expect(await servers[0].counts()).toMatchObject({ contacts: 0 });
  expect(await documentsIn(servers[0], 'quarantine')).toEqual([]);
  expect(await Array.fromAsync(servers[0].outbox.entries())).toEqual([]);
});

test('none of these queries needs an index that someone has to create', () => {
  const { queries } = emulator();
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((fields) => fields.length > 1)).toEqual([]);
});
