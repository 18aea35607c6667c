import { expect, test } from 'vitest';
import { contactSubmission } from '../submission.fixture.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

const message = { subject: 'It is quiet', text: 'No lead for a week', html: '<p>No lead</p>' };

/** What every driver must do about mails that tell of no lead. */
export const describeNotices = (open: OpenForTest): void => {
  test('a notice is sent once for its key, also after it was sent', async () => {
    const { outbox } = await open(now);
    expect(await outbox.notify('silence since Monday', message, now())).toBe(true);
    expect(await outbox.notify('silence since Monday', message, now())).toBe(false);
    const mail = await outbox.lease(now(), 60);
    expect(mail).toMatchObject({ attempts: 0, message });
    await outbox.markSent(mail?.id ?? '', now());
    expect(await outbox.notify('silence since Monday', message, now())).toBe(false);
    expect(await outbox.notify('silence since Friday', message, now())).toBe(true);
    expect(await Array.fromAsync(outbox.entries({ includeSent: true }))).toHaveLength(2);
  });

  test('a notice is no lead, and stays when leads are erased', async () => {
    const store = await open(now);
    await store.outbox.notify('silence since Monday', message, now());
    expect(await store.counts()).toEqual({
      contacts: 0,
      authorityBuilderFunnel1: 0,
      newsletter: 0,
    });
    expect(await store.newest()).toBeUndefined();
    const far = new Date('2030-01-01T00:00:00.000Z');
    await store.eraseBefore({ contacts: far, newsletter: far, quarantine: far });
    await store.eraseByEmail('');
    expect(await Array.fromAsync(store.outbox.entries())).toHaveLength(1);
  });

  test('the entry of one mail can be looked up', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    expect(await outbox.find(id)).toEqual({
      id,
      state: 'waiting',
      attempts: 0,
      queuedAt: now().toISOString(),
      nextAttemptAt: now().toISOString(),
      sentAt: undefined,
      lastError: undefined,
    });
    expect(await outbox.find('unknown')).toBeUndefined();
  });
};
