import { expect, test } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { addMany } from './add-many.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

const later = new Date('2026-11-21T11:00:00.000Z');

/** One of everything: a mail that was sent, is dead, has failed once, is being sent, waits; what is held back, and a notice. */
const fill = async ({ add, outbox }: LeadStore) => {
  const leaseOne = async (brief: string) => {
    const mail = { ...contactSubmission().mail, replyTo: { name: 'Ana', address: 'a@b.com' } };
    const { id } = await add(contactSubmission({ brief }, { mail }));
    await outbox.lease(now(), 600);
    return id;
  };
  await outbox.markSent(await leaseOne('sent 😀'), now());
  await outbox.markDead(await leaseOne('dead'), '550 no');
  await outbox.markFailed(await leaseOne('failed'), '451 later', later);
  await leaseOne('being sent');
  await add(newsletterSubmission('waits@example.com'));
  await add({ ...newsletterSubmission('a@b.com'), collection: 'authorityBuilderFunnel1' });
  await add(contactSubmission({}, { suspicions: ['five links'], submissionId: 'press-0001' }));
  await add(contactSubmission({ brief: 'a test of ourselves' }, { canary: true }));
  await outbox.notify('a silence', contactSubmission().mail, now());
};

const everything = async (store: LeadStore) =>
  (await Array.fromAsync(store.exportRecords())).toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );

/** What every driver must do about moving to another store. */
export const describeTransfer = (open: OpenForTest): void => {
  test('what is exported is imported as it was, canaries left out, and once only', async () => {
    const [from, to] = [await open(now), await open(now)];
    await fill(from);
    const records = await everything(from);
    expect(records).toHaveLength(8);
    expect(await to.importRecords(records)).toBe(8);
    expect(await to.importRecords(records)).toBe(0);
    expect(await everything(to)).toEqual(records);
    expect(await to.counts()).toEqual(await from.counts());
  });

  test('what waits is sent by the store it was imported into; what is sent or dead is not', async () => {
    const [from, to] = [await open(now), await open(now)];
    await fill(from);
    await to.importRecords(await everything(from));
    const subjects = [];
    for (let mail = await to.outbox.lease(later, 60); mail;) {
      subjects.push(mail.message.subject);
      await to.outbox.markSent(mail.id, later);
      mail = await to.outbox.lease(later, 60);
    }
    expect(subjects).toHaveLength(5);
    expect(await Array.fromAsync(to.outbox.entries())).toMatchObject([
      { state: 'dead', lastError: '550 no' },
    ]);
    expect(await to.outbox.retry(later)).toBe(1);
  });

  test('an imported store knows repetitions, persons, spam and notices like the old one', async () => {
    const [from, to] = [await open(now), await open(now)];
    await fill(from);
    await to.importRecords(await everything(from));
    const { mail } = contactSubmission();
    const spam = contactSubmission({}, { suspicions: [], submissionId: 'press-0001' });
    const { outcome, id } = await to.add(spam);
    expect(outcome).toBe('duplicate');
    expect(await to.outbox.notify('a silence', mail, now())).toBe(false);
    expect(await to.quarantine.restore(id, now())).toBe(true);
    expect(await to.outbox.find(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await to.eraseByEmail('Ana@example.com')).toMatchObject({
      documents: { contacts: 5 },
      mails: 5,
    });
  });

  test('what the store knows already stays as it is', async () => {
    const [from, to] = [await open(now), await open(now)];
    const { id } = await from.add(contactSubmission());
    await to.importRecords(await everything(from));
    await to.outbox.markSent(id, now());
    expect(await to.importRecords(await everything(from))).toBe(0);
    expect(await to.outbox.find(id)).toMatchObject({ state: 'sent' });
    expect(await to.outbox.lease(later, 60)).toBeUndefined();
  });

  test('nothing is left out over many pages', async () => {
    const store = await open(now);
    await addMany(250, (number) => store.add(newsletterSubmission(`${number}@example.com`)));
    const records = await everything(store);
    expect(new Set(records.map(({ id }) => id)).size).toBe(250);
  });
};
