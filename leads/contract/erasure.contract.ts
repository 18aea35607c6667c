import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

/** What every driver does for a person who wants to be forgotten. */
export const describeErasure = (open: OpenForTest): void => {
  test('a person is erased everywhere, however her address was typed, and nobody else is', async () => {
    const store = await open(now);
    await store.add(contactSubmission({ email: 'Ana@Example.com' }));
    await store.add(newsletterSubmission('ana@example.com'));
    await store.add({
      ...newsletterSubmission('ANA@example.com'),
      collection: 'authorityBuilderFunnel1',
    });
    await store.add(newsletterSubmission('banana@example.com'));
    expect(await store.eraseByEmail('  ana@EXAMPLE.com ')).toEqual({
      documents: { contacts: 1, authorityBuilderFunnel1: 1, newsletter: 1 },
      quarantined: 0,
      mails: 3,
    });
    expect(await store.counts()).toEqual({
      contacts: 0,
      authorityBuilderFunnel1: 0,
      newsletter: 1,
    });
    expect(await Array.fromAsync(store.outbox.entries({ includeSent: true }))).toHaveLength(1);
  });

  test('what recognised a repetition is erased too, so the person can come back at once', async () => {
    const store = await open(now);
    await store.add(contactSubmission());
    await store.eraseByEmail('ana@example.com');
    expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
  });

  test('erasing a person nobody knows deletes nothing', async () => {
    const store = await open(now);
    await store.add(contactSubmission());
    expect(await store.eraseByEmail('%@example.com')).toEqual({
      documents: { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 0 },
      quarantined: 0,
      mails: 0,
    });
    expect(await store.counts()).toMatchObject({ contacts: 1 });
  });
};
