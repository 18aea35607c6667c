import { expect, test } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { queueNotice } from '../notices.ts';
import {
  contactSubmission,
  newsletterSubmission,
  notice,
  now,
  type OpenForTest,
} from '../submission.fixture.ts';

const later = new Date('2026-11-21T11:00:00.000Z');

const origin = { entryPage: '/', previousPage: '/about', referringSite: 'www.google.com' };

/**
 * Adds one of each: a mail that is sent, dead, failed once, being sent, waiting; a quarantined lead, canary, notice.
 */
const fill = async (store: LeadStore) => {
  const { add, outbox } = store;
  const leaseOne = async (brief: string) => {
    const { id } = await add(contactSubmission({ brief }));
    await outbox.lease(now(), 600);
    return id;
  };
  await outbox.markSent(await leaseOne('sent 😀'), now());
  await outbox.markDead(await leaseOne('dead'), '550 no');
  await outbox.markFailed(await leaseOne('failed'), '451 later', later);
  await leaseOne('being sent');
  await add(newsletterSubmission('waits@example.com', { origin: { entryPage: '/localseo' } }));
  const request = 'Free review request';
  await add({ ...newsletterSubmission('a@b.com'), collection: 'authorityBuilderFunnel1', request });
  await add(
    contactSubmission({}, { suspicions: ['five links'], submissionId: 'press-0001', origin }),
  );
  await add(contactSubmission({ brief: 'a test of ourselves' }, { canary: true }));
  await queueNotice(store, 'a silence', notice, now());
};

const everything = async (store: LeadStore) =>
  (await Array.fromAsync(store.exportRecords())).toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );

/** The contract for moving to another store. */
export const describeTransfer = (open: OpenForTest): void => {
  test('what is exported is imported as it was, canaries left out, and once only', async () => {
    const [from, to] = [await open(), await open()];
    await fill(from);
    const records = await everything(from);
    expect(records).toHaveLength(8);
    expect(records.flatMap((record) => record.origin ?? [])).toHaveLength(2);
    expect(records.find(({ held }) => held)).toMatchObject({ origin });
    expect(await to.importRecords(records)).toBe(8);
    expect(await everything(to)).toEqual(records);
    expect(await to.counts()).toEqual(await from.counts());
    // Existing records stay as they are.
    const waiting = await to.outbox.lease(now(), 60);
    await to.outbox.markSent(waiting?.id ?? '', now());
    expect(await to.importRecords(records)).toBe(0);
    expect(await to.outbox.find(waiting?.id ?? '')).toMatchObject({ state: 'sent' });
  });

  test('what waits is sent by the store it was imported into; what is sent or dead is not', async () => {
    const [from, to] = [await open(), await open()];
    await fill(from);
    await to.importRecords(await everything(from));
    let sent = 0;
    for (let mail = await to.outbox.lease(later, 60); mail;) {
      await to.outbox.markSent(mail.id, later);
      sent += 1;
      mail = await to.outbox.lease(later, 60);
    }
    expect(sent).toBe(5);
    expect(await Array.fromAsync(to.outbox.entries())).toMatchObject([
      { state: 'dead', lastError: '550 no' },
    ]);
    expect(await to.outbox.retry(later)).toBe(1);
  });

  test('an imported store knows repetitions, persons, spam and notices like the old one', async () => {
    const [from, to] = [await open(), await open()];
    await fill(from);
    await to.importRecords(await everything(from));
    const spam = contactSubmission({}, { suspicions: [], submissionId: 'press-0001' });
    const { outcome, id } = await to.add(spam);
    expect(outcome).toBe('duplicate');
    expect(await queueNotice(to, 'a silence', notice, now())).toBe(false);
    expect(await to.restore(id, now())).toBe(true);
    expect(await to.outbox.find(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await to.eraseByEmail('Ana@example.com')).toMatchObject({
      documents: { contacts: 5 },
      mails: 5,
    });
  });
};
