import { expect, test } from 'vitest';
import { newestLead } from '../inbox.ts';
import {
  contactSubmission,
  counts,
  documentsIn,
  now,
  type OpenForTest,
} from '../submission.fixture.ts';

const suspicions = ['the hidden field was filled in', 'five links'];

const spam = () => contactSubmission({}, { submissionId: 'press-0001', suspicions });

/** The contract for quarantined submissions and our own test leads. */
export const describeQuarantine = (open: OpenForTest): void => {
  test('what looks like spam is kept whole, but in no collection and with no mail', async () => {
    const store = await open();
    const { outcome, id } = await store.add(spam());
    expect(outcome).toBe('stored');
    const data = { ...contactSubmission().fields, timestamp: '2026-11-21T10:00:00.000Z' };
    expect(await store.inbox.list({ state: 'spam' }, 9)).toMatchObject([
      { id, collection: 'contacts', data, suspicions },
    ]);
    expect(await store.counts()).toEqual(counts({}));
    expect(await documentsIn(store, 'contacts')).toEqual([]);
    expect(await Array.fromAsync(store.outbox.entries())).toEqual([]);
    expect(await newestLead(store.inbox)).toBeUndefined();
    await store.add(contactSubmission({}, { suspicions: [] }));
    expect(await store.counts()).toEqual(counts({ contacts: 1 }));
  });

  test('what is restored is a lead like any other, and its mail is due', async () => {
    const store = await open();
    const { id } = await store.add(spam());
    const later = new Date('2026-11-23T10:00:00.000Z');
    expect(await store.restore(id, later)).toBe(true);
    expect(await documentsIn(store, 'quarantine')).toEqual([]);
    expect(await documentsIn(store, 'contacts')).toMatchObject([{ id }]);
    expect(await store.outbox.lease(new Date(later.getTime() - 1), 60)).toBeUndefined();
    const mail = await store.outbox.lease(later, 60);
    expect(mail).toMatchObject({
      id,
      mail: { attempts: 1 },
      document: { collection: 'contacts' },
    });
    expect(await store.restore(id, later)).toBe(false);
    expect(await store.discard(id)).toBe(false);
  });

  test('a lead marked as spam is quarantined unanswered, its mail is dropped, and it can be restored', async () => {
    const store = await open();
    const { id } = await store.add(contactSubmission());
    await store.inbox.markAnswered(id, now());
    expect(await store.quarantine(id, suspicions)).toBe(true);
    expect(await store.inbox.counts()).toEqual({ new: 0, answered: 0, spam: 1 });
    expect(await store.inbox.find(id)).toMatchObject({ state: 'spam', suspicions });
    expect(await store.outbox.find(id)).toBeUndefined();
    expect(await store.quarantine(id, suspicions)).toBe(false);
    expect(await store.restore(id, now())).toBe(true);
    expect(await store.inbox.counts()).toEqual({ new: 1, answered: 0, spam: 0 });
    await store.quarantine(id, suspicions);
    expect(await store.discard(id)).toBe(true);
  });

  test('what is sent again counts once, wherever the first one is, until it is discarded', async () => {
    const store = await open();
    const withoutId = contactSubmission({}, { suspicions });
    const first = await store.add(withoutId);
    expect(await store.add(withoutId)).toEqual({ outcome: 'duplicate', id: first.id });
    const { id } = await store.add(spam());
    const unsuspected = contactSubmission({}, { submissionId: 'press-0001' });
    expect(await store.add(unsuspected)).toEqual({ outcome: 'duplicate', id });
    await store.restore(id, now());
    expect(await store.add(spam())).toEqual({ outcome: 'duplicate', id });
    expect(await store.discard(first.id)).toBe(true);
    expect(await store.discard(first.id)).toBe(false);
    expect(await store.add(withoutId)).toMatchObject({ outcome: 'stored' });
  });

  test('a test of ourselves is stored and mailed, but is no lead', async () => {
    const store = await open();
    const { id } = await store.add(contactSubmission({}, { canary: true }));
    expect(await store.counts()).toEqual(counts({}));
    expect(await documentsIn(store, 'contacts')).toEqual([]);
    expect(await documentsIn(store, 'quarantine')).toEqual([]);
    expect(await newestLead(store.inbox)).toBeUndefined();
    expect(await store.restore(id, now())).toBe(false);
    expect(await store.outbox.lease(now(), 60)).toMatchObject({ id, canary: true });
    await store.outbox.markSent(id, now());
    expect(await store.lastCanary()).toBeUndefined();
    expect(await store.discard(id)).toBe(true);
    expect(await store.lastCanary()).toBe(new Date((await store.lastCanary()) ?? '').toISOString());
    expect(await store.outbox.find(id)).toBeUndefined();
  });
};
