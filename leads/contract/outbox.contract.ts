import { expect, test } from 'vitest';
import { newestLead } from '../inbox.ts';
import { queueNotice } from '../notices.ts';
import {
  contactSubmission,
  counts,
  newsletterSubmission,
  now,
  type OpenForTest,
} from '../submission.fixture.ts';

const at = (time: string) => new Date(`2026-11-21T${time}.000Z`);

const notice = { subject: 'It is quiet', text: 'No lead for a week', html: '<p>No lead</p>' };

/** The contract for the outbox. */
export const describeOutbox = (open: OpenForTest): void => {
  test('a lead comes with its mail, due at once, and leased to one worker until the lease has ended', async () => {
    const { add, outbox } = await open();
    const beside = { origin: { entryPage: '/' }, request: 'Free review request' };
    const { id } = await add(contactSubmission({}, beside));
    const entry = {
      id,
      state: 'waiting',
      attempts: 0,
      queuedAt: now().toISOString(),
      nextAttemptAt: now().toISOString(),
      sentAt: undefined,
      lastError: undefined,
    };
    expect(await outbox.find(id)).toEqual(entry);
    expect(await Array.fromAsync(outbox.entries())).toEqual([entry]);
    expect(await outbox.find('unknown')).toBeUndefined();
    expect(await outbox.lease(now(), 60)).toMatchObject({
      id,
      mail: { attempts: 1 },
      document: {
        collection: 'contacts',
        data: { ...contactSubmission().fields, timestamp: now().toISOString() },
      },
      ...beside,
    });
    expect(await outbox.lease(at('10:00:59'), 60)).toBeUndefined();
    expect(await outbox.lease(at('10:01:00'), 60)).toMatchObject({ id, mail: { attempts: 2 } });
  });

  test('a sent mail keeps its entry, is listed no more, and is never sent again', async () => {
    const { add, outbox } = await open();
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.lease(at('10:01:00'), 60);
    await outbox.markSent(id, at('10:01:05'));
    // Reports from a worker whose lease has expired change nothing.
    await outbox.markFailed(id, 'too late', at('10:02:00'));
    await outbox.markDead(id, 'too late');
    expect(await Array.fromAsync(outbox.entries())).toEqual([]);
    const sentAt = at('10:01:05').toISOString();
    expect(await outbox.find(id)).toEqual({
      id,
      state: 'sent',
      attempts: 2,
      queuedAt: now().toISOString(),
      sentAt,
    });
    expect(await outbox.lease(at('20:00:00'), 60)).toBeUndefined();
    expect(await outbox.retry(at('20:00:00'))).toBe(0);
  });

  test('a mail that failed waits for its next attempt and says why; what has been due longest goes first', async () => {
    const { add, outbox } = await open();
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.markFailed(id, '451 try later', at('10:05:00'));
    const nextAttemptAt = at('10:05:00').toISOString();
    const failed = { state: 'waiting', attempts: 1, lastError: '451 try later', nextAttemptAt };
    expect(await outbox.find(id)).toMatchObject(failed);
    expect(await outbox.lease(at('10:04:59'), 60)).toBeUndefined();
    const other = contactSubmission({ brief: 'other' }, { receivedAt: at('10:04:00') });
    const { id: longer } = await add(other);
    expect(await outbox.lease(at('10:05:00'), 60)).toMatchObject({ id: longer });
    expect(await outbox.lease(at('10:05:00'), 60)).toMatchObject({ id, mail: { attempts: 2 } });
  });

  test('a dead mail is kept, and sent again only when someone retries it', async () => {
    const { add, outbox } = await open();
    const { id } = await add(newsletterSubmission('first@example.com'));
    await outbox.lease(now(), 60);
    await outbox.markDead(id, '550 no');
    expect(await outbox.lease(at('20:00:00'), 60)).toBeUndefined();
    expect(await outbox.find(id)).toMatchObject({ state: 'dead', lastError: '550 no' });
    expect(await outbox.retry(now(), 'unknown')).toBe(0);
    expect(await outbox.retry(at('20:00:00'), id)).toBe(1);
    expect(await outbox.lease(at('20:00:00'), 60)).toMatchObject({ id, mail: { attempts: 1 } });
    await outbox.markDead(id, '550 no');
    await add(newsletterSubmission('second@example.com'));
    expect(await outbox.retry(now())).toBe(2);
  });

  test('a notice is sent once for its key, is no lead, and stays when leads are erased', async () => {
    const store = await open();
    const { outbox } = store;
    expect(await queueNotice(store, 'silence since Monday', notice, now())).toBe(true);
    expect(await queueNotice(store, 'silence since Monday', notice, now())).toBe(false);
    expect(await store.counts()).toEqual(counts({}));
    expect(await newestLead(store.inbox)).toBeUndefined();
    const far = new Date('2030-01-01T00:00:00.000Z');
    await store.eraseBefore({ contacts: far, newsletter: far, quarantine: far });
    await store.eraseByEmail('');
    const mail = await outbox.lease(now(), 60);
    expect(mail).toMatchObject({ mail: { attempts: 1, message: notice } });
    await outbox.markSent(mail?.id ?? '', now());
    expect(await queueNotice(store, 'silence since Monday', notice, now())).toBe(false);
    expect(await queueNotice(store, 'silence since Friday', notice, now())).toBe(true);
  });
};
