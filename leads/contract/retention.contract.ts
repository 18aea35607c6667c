import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

const early = new Date('2024-11-20T10:00:00.000Z');
const horizon = new Date('2024-11-21T10:00:00.000Z');

const nothing = {
  documents: { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 0 },
  quarantined: 0,
  mails: 0,
};

/** What every driver must do about how long submissions stay. */
export const describeRetention = (open: OpenForTest): void => {
  test('what is older than its horizon is erased with its mail, and nothing else', async () => {
    const store = await open(now);
    await store.add(contactSubmission({ brief: 'early' }, { receivedAt: early }));
    await store.add(contactSubmission({ brief: 'at the horizon' }, { receivedAt: horizon }));
    await store.add(newsletterSubmission('ana@example.com', { receivedAt: early }));
    expect(await store.eraseBefore({ contacts: horizon })).toEqual({
      documents: { contacts: 1, authorityBuilderFunnel1: 0, newsletter: 0 },
      quarantined: 0,
      mails: 1,
    });
    const [left] = await Array.fromAsync(store.documents('contacts'));
    expect(left?.data.brief).toBe('at the horizon');
    expect(await store.counts()).toEqual({
      contacts: 1,
      authorityBuilderFunnel1: 0,
      newsletter: 1,
    });
    expect(await store.eraseBefore({ contacts: horizon })).toEqual(nothing);
  });

  test('the quarantine has a horizon of its own, and takes forgotten canaries along', async () => {
    const store = await open(now);
    const old = { receivedAt: early };
    await store.add(contactSubmission({ brief: 'spam' }, { ...old, suspicions: ['a link'] }));
    const canary = await store.add(contactSubmission({ brief: 'test' }, { ...old, canary: true }));
    await store.add(contactSubmission({}, old));
    expect(await store.eraseBefore({ quarantine: horizon })).toMatchObject({ quarantined: 1 });
    expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
    expect(await store.discard(canary.id)).toBe(false);
    expect(await store.counts()).toMatchObject({ contacts: 1 });
  });

  test('without a horizon nothing is erased', async () => {
    const store = await open(now);
    await store.add(contactSubmission({}, { receivedAt: early }));
    expect(await store.eraseBefore({})).toEqual(nothing);
    expect(await store.counts()).toMatchObject({ contacts: 1 });
  });

  test('the newest document tells when the last lead came in', async () => {
    const store = await open(now);
    await store.add(newsletterSubmission('ana@example.com', { receivedAt: now() }));
    await store.add(contactSubmission({}, { receivedAt: early }));
    expect(await store.newest()).toBe('2026-11-21T10:00:00.000Z');
  });
};
