import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

const suspicions = ['the hidden field was filled in', 'five links'];

const spam = () => contactSubmission({}, { submissionId: 'press-0001', suspicions });

/** What every driver must do about submissions that are held back, and about tests of ourselves. */
export const describeQuarantine = (open: OpenForTest): void => {
  test('what looks like spam is kept whole, but in no collection and with no mail', async () => {
    const store = await open(now);
    const { outcome, id } = await store.add(spam());
    expect(outcome).toBe('stored');
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([
      {
        id,
        collection: 'contacts',
        data: { ...contactSubmission().fields, timestamp: '2026-11-21T10:00:00.000Z' },
        suspicions,
      },
    ]);
    expect(await store.counts()).toMatchObject({ contacts: 0 });
    expect(await Array.fromAsync(store.documents('contacts'))).toEqual([]);
    expect(await Array.fromAsync(store.outbox.entries({ includeSent: true }))).toEqual([]);
    expect(await store.outbox.lease(now(), 60)).toBeUndefined();
    expect(await store.newest()).toBeUndefined();
  });

  test('an empty list of suspicions is none', async () => {
    const store = await open(now);
    await store.add(contactSubmission({}, { suspicions: [] }));
    expect(await store.counts()).toMatchObject({ contacts: 1 });
  });

  test('what is restored is a lead like any other, and its mail is due', async () => {
    const store = await open(now);
    const { id } = await store.add(spam());
    const later = new Date('2026-11-23T10:00:00.000Z');
    expect(await store.quarantine.restore(id, later)).toBe(true);
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
    expect(await Array.fromAsync(store.documents('contacts'))).toMatchObject([{ id }]);
    expect(await store.outbox.lease(new Date(later.getTime() - 1), 60)).toBeUndefined();
    expect(await store.outbox.lease(later, 60)).toEqual({
      id,
      attempts: 0,
      message: contactSubmission().mail,
    });
    expect(await store.quarantine.restore(id, later)).toBe(false);
  });

  test('what is sent again counts once, wherever the first one is', async () => {
    const store = await open(now);
    const withoutId = contactSubmission({}, { suspicions });
    const first = await store.add(withoutId);
    expect(await store.add(withoutId)).toEqual({ outcome: 'duplicate', id: first.id });
    const { id } = await store.add(spam());
    const unsuspected = contactSubmission({}, { submissionId: 'press-0001' });
    expect(await store.add(unsuspected)).toEqual({ outcome: 'duplicate', id });
    await store.quarantine.restore(id, now());
    expect(await store.add(spam())).toEqual({ outcome: 'duplicate', id });
  });

  test('discarding takes what is in quarantine for good, and never a lead', async () => {
    const store = await open(now);
    const lead = await store.add(newsletterSubmission('ana@example.com'));
    const { id } = await store.add(spam());
    expect(await store.discard(lead.id)).toBe(false);
    expect(await store.discard(id)).toBe(true);
    expect(await store.discard(id)).toBe(false);
    expect(await store.counts()).toMatchObject({ newsletter: 1 });
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
    expect(await store.add(spam())).toMatchObject({ outcome: 'stored' });
  });

  test('erasing a person reaches what she has in quarantine', async () => {
    const store = await open(now);
    await store.add(spam());
    expect(await store.eraseByEmail('ANA@example.com')).toMatchObject({ quarantined: 1, mails: 0 });
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
  });

  test('entries come oldest first over many pages', async () => {
    const store = await open(now);
    for (let number = 249; number >= 0; number -= 1) {
      const receivedAt = new Date(now().getTime() + number);
      await store.add(newsletterSubmission(`${number}@example.com`, { receivedAt, suspicions }));
    }
    const entries = await Array.fromAsync(store.quarantine.entries());
    expect(entries.map(({ data }) => data.email)).toEqual(
      Array.from({ length: 250 }, (_, number) => `${number}@example.com`),
    );
  });

  test('a test of ourselves is stored and mailed, but is no lead', async () => {
    const store = await open(now);
    const { id } = await store.add(contactSubmission({}, { canary: true }));
    expect(await store.counts()).toMatchObject({ contacts: 0 });
    expect(await Array.fromAsync(store.documents('contacts'))).toEqual([]);
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
    expect(await store.newest()).toBeUndefined();
    expect(await store.quarantine.restore(id, now())).toBe(false);
    expect(await store.outbox.lease(now(), 60)).toMatchObject({ id });
    await store.outbox.markSent(id, now());
    expect(await store.outbox.find(id)).toMatchObject({ state: 'sent' });
    expect(await store.discard(id)).toBe(true);
    expect(await store.outbox.find(id)).toBeUndefined();
  });
};
