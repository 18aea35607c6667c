import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

/** What every driver must do about a lead that is sent more than once. */
export const describeRepetitions = (open: OpenForTest): void => {
  test('a submission sent twice is stored once and answered with the same document', async () => {
    const store = await open(now);
    const submission = contactSubmission({}, { submissionId: 'press-0001' });
    const first = await store.add(submission);
    const later = new Date('2027-11-21T10:00:00.000Z');
    const second = await store.add({ ...submission, sender: '198.51.100.1', receivedAt: later });
    expect(second).toEqual({ outcome: 'duplicate', id: first.id });
    expect(await store.counts()).toMatchObject({ contacts: 1 });
    expect(await Array.fromAsync(store.outbox.entries())).toHaveLength(1);
  });

  test('a corrected submission under the same submission id is stored too', async () => {
    const store = await open(now);
    await store.add(
      contactSubmission({ email: 'ana@exmaple.com' }, { submissionId: 'press-0001' }),
    );
    const corrected = contactSubmission({}, { submissionId: 'press-0001' });
    expect(await store.add(corrected)).toMatchObject({ outcome: 'stored' });
  });

  test('one submission id in two collections counts twice', async () => {
    const store = await open(now);
    const submission = newsletterSubmission('ana@example.com', { submissionId: 'press-0001' });
    await store.add(submission);
    await store.add({ ...submission, collection: 'authorityBuilderFunnel1' });
    expect(await store.counts()).toEqual({
      contacts: 0,
      authorityBuilderFunnel1: 1,
      newsletter: 1,
    });
  });

  test('without a submission id, the same fields from the same sender count once for ten minutes', async () => {
    let time = now();
    const store = await open(() => time);
    const first = await store.add(contactSubmission());
    time = new Date('2026-11-21T10:10:00.000Z');
    expect(await store.add(contactSubmission())).toEqual({ outcome: 'duplicate', id: first.id });
    time = new Date('2026-11-21T10:10:00.001Z');
    expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
    expect(await store.counts()).toMatchObject({ contacts: 2 });
  });

  test('without a submission id, another sender or another field makes another lead', async () => {
    const store = await open(now);
    await store.add(contactSubmission());
    await store.add(contactSubmission({}, { sender: '198.51.100.1' }));
    await store.add(contactSubmission({ brief: 'Something else' }));
    await store.add(newsletterSubmission('ana@example.com'));
    expect(await store.counts()).toEqual({
      contacts: 3,
      authorityBuilderFunnel1: 0,
      newsletter: 1,
    });
  });

  test('the same submission sent many times at once is stored once', async () => {
    const store = await open(now);
    const submission = contactSubmission({}, { submissionId: 'press-0001' });
    const results = await Promise.all(Array.from({ length: 10 }, () => store.add(submission)));
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  });
};
