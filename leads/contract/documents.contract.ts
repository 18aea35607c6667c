import { expect, onTestFinished, test, vi } from 'vitest';
import { newestLead } from '../inbox.ts';
import {
  contactSubmission,
  counts,
  documentsIn,
  newsletterSubmission,
  now,
  type OpenForTest,
} from '../submission.fixture.ts';

/** The contract for stored documents, and for leads that are sent more than once. */
export const describeDocuments = (open: OpenForTest): void => {
  test('a document holds the specified fields in their order, as typed, and no others', async () => {
    const store = await open();
    expect(await newestLead(store.inbox)).toBeUndefined();
    const fields = {
      name: '田中 "さくら" 👩🏽‍🍳',
      brief: `'; DROP TABLE leads; --\n${'ß'.repeat(60_000)}`,
    };
    const submission = contactSubmission(fields, { submissionId: 'press-0001' });
    const { outcome, id } = await store.add(submission);
    const timestamp = '2026-11-21T10:00:00.000Z';
    expect(outcome).toBe('stored');
    const documents = await documentsIn(store, 'contacts');
    expect(documents).toEqual([{ id, data: { ...submission.fields, timestamp } }]);
    const names = Object.keys(documents[0]?.data ?? {});
    expect(names).toEqual(['name', 'email', 'service', 'brief', 'timestamp']);
    const signUp = await store.add(newsletterSubmission('ana@example.com'));
    expect(await documentsIn(store, 'newsletter')).toEqual([
      { id: signUp.id, data: { email: 'ana@example.com', timestamp } },
    ]);
    await store.add(contactSubmission({}, { receivedAt: new Date('2024-11-20T10:00:00.000Z') }));
    expect(await newestLead(store.inbox)).toBe(timestamp);
    await store.checkWritable();
  });

  test('documents, mails and an export come whole over many pages, oldest first, also while others are added', async () => {
    const store = await open();
    const add = (number: number) =>
      store.add(
        newsletterSubmission(`${number}@example.com`, {
          receivedAt: new Date(now().getTime() + Math.floor(number / 10)),
        }),
      );
    // Add the last one first, in batches small enough for a busy machine.
    for (let end = 420; end > 0; end -= 30) {
      await Promise.all(Array.from({ length: 30 }, (_, index) => add(end - 1 - index)));
    }
    const mails = await Array.fromAsync(store.outbox.entries());
    const queued = mails.map(({ queuedAt }) => queuedAt);
    expect(queued).toEqual(queued.toSorted());
    const records = await Array.fromAsync(store.exportRecords());
    for (const all of [mails, records]) expect(new Set(all.map(({ id }) => id)).size).toBe(420);
    const seen: string[] = [];
    for await (const { document } of store.exportRecords()) {
      if (seen.push(document?.data.email ?? '') === 1) await add(420);
    }
    expect(new Set(seen).size).toBe(421);
    const firstTen = Array.from({ length: 10 }, (_, number) => `${number}@example.com`);
    expect(seen.slice(0, 10).toSorted()).toEqual(firstTen);
    expect(seen.at(-1)).toBe('420@example.com');
  });

  test('a submission sent again, also many times at once, is stored once and answered with the same document', async () => {
    const store = await open();
    const submission = contactSubmission({}, { submissionId: 'press-0001' });
    const results = await Promise.all(Array.from({ length: 10 }, () => store.add(submission)));
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    const [{ id } = { id: '' }] = results;
    const later = new Date('2027-11-21T10:00:00.000Z');
    const again = await store.add({ ...submission, sender: '198.51.100.1', receivedAt: later });
    expect([...results, again].every((result) => result.id === id)).toBe(true);
    expect(again.outcome).toBe('duplicate');
    expect(await store.counts()).toEqual(counts({ contacts: 1 }));
    expect(await Array.fromAsync(store.outbox.entries())).toHaveLength(1);
  });

  test('a corrected submission, or one in another collection, under the same id is stored too', async () => {
    const store = await open();
    const id = { submissionId: 'press-0001' };
    await store.add(contactSubmission({ email: 'ana@exmaple.com' }, id));
    await store.add(contactSubmission({}, id));
    const signUp = newsletterSubmission('ana@example.com', id);
    await store.add(signUp);
    await store.add({ ...signUp, collection: 'authorityBuilderFunnel1' });
    expect(await store.counts()).toEqual({
      contacts: 2,
      authorityBuilderFunnel1: 1,
      newsletter: 1,
    });
  });

  test('without a submission id, the same fields from the same sender count once for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: now() });
    onTestFinished(() => void vi.useRealTimers());
    const store = await open();
    const first = await store.add(contactSubmission());
    vi.setSystemTime('2026-11-21T10:10:00.000Z');
    expect(await store.add(contactSubmission())).toEqual({ outcome: 'duplicate', id: first.id });
    vi.setSystemTime('2026-11-21T10:10:00.001Z');
    expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
    await store.add(contactSubmission({}, { sender: '198.51.100.1' }));
    await store.add(contactSubmission({ brief: 'Something else' }));
    expect(await store.counts()).toEqual(counts({ contacts: 4 }));
  });
};
