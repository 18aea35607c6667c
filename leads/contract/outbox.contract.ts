import { expect, test } from 'vitest';
import { addMany } from './add-many.ts';
import type { OpenForTest } from './open-for-test.ts';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';

const at = (time: string) => new Date(`2026-11-21T${time}.000Z`);
const now = () => at('10:00:00');

/** What every driver must do about its outbox. */
export const describeOutbox = (open: OpenForTest): void => {
  test('a lead comes with its mail, due at once', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    expect(await Array.fromAsync(outbox.entries())).toMatchObject([
      { id, state: 'waiting', attempts: 0, queuedAt: now().toISOString() },
    ]);
    expect(await outbox.lease(now(), 60)).toEqual({
      id,
      attempts: 0,
      message: contactSubmission().mail,
    });
  });

  test('the reply address of a mail, and that it is a test, are kept with it', async () => {
    const { add, outbox } = await open(now);
    const mail = {
      ...contactSubmission().mail,
      replyTo: { name: 'Ana', address: 'ana@example.com' },
      isTest: true,
    };
    await add(contactSubmission({}, { mail }));
    expect(await outbox.lease(now(), 60)).toMatchObject({ message: mail });
  });

  test('a leased mail is not handed out again until the lease has ended', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    expect(await outbox.lease(at('10:00:59'), 60)).toBeUndefined();
    expect(await outbox.lease(at('10:01:00'), 60)).toMatchObject({ id, attempts: 1 });
  });

  test('the mail that has been due longest goes first', async () => {
    const { add, outbox } = await open(now);
    const second = await add(
      contactSubmission({ brief: 'second' }, { receivedAt: at('09:30:00') }),
    );
    const first = await add(contactSubmission({ brief: 'first' }, { receivedAt: at('09:00:00') }));
    expect(await outbox.lease(now(), 60)).toMatchObject({ id: first.id });
    expect(await outbox.lease(now(), 60)).toMatchObject({ id: second.id });
    expect(await outbox.lease(now(), 60)).toBeUndefined();
  });

  test('a sent mail keeps its entry, is hidden unless asked for, and is never leased again', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.markSent(id, at('10:00:05'));
    expect(await Array.fromAsync(outbox.entries())).toEqual([]);
    expect(await Array.fromAsync(outbox.entries({ includeSent: true }))).toMatchObject([
      {
        id,
        state: 'sent',
        attempts: 1,
        sentAt: at('10:00:05').toISOString(),
        lastError: undefined,
      },
    ]);
    expect(await outbox.lease(at('20:00:00'), 60)).toBeUndefined();
    expect(await outbox.retry(at('20:00:00'))).toBe(0);
  });

  test('a mail that failed waits for its next attempt and says why', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.markFailed(id, '451 try later', at('10:05:00'));
    expect(await Array.fromAsync(outbox.entries())).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        lastError: '451 try later',
        nextAttemptAt: at('10:05:00').toISOString(),
      },
    ]);
    expect(await outbox.lease(at('10:04:59'), 60)).toBeUndefined();
    expect(await outbox.lease(at('10:05:00'), 60)).toMatchObject({ id, attempts: 1 });
  });

  test('a dead mail is kept, and sent again only when someone retries it', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.markDead(id, '550 no');
    expect(await outbox.lease(at('20:00:00'), 60)).toBeUndefined();
    expect(await Array.fromAsync(outbox.entries())).toMatchObject([
      { state: 'dead', lastError: '550 no' },
    ]);
    expect(await outbox.retry(at('20:00:00'), id)).toBe(1);
    expect(await outbox.lease(at('20:00:00'), 60)).toMatchObject({ id, attempts: 0 });
  });

  test('retry makes one mail due, or all that wait or are dead', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(newsletterSubmission('first@example.com'));
    await add(newsletterSubmission('second@example.com'));
    expect(await outbox.retry(now(), 'unknown')).toBe(0);
    expect(await outbox.retry(now(), id)).toBe(1);
    expect(await outbox.retry(now())).toBe(2);
  });

  test('a worker that reports after another has sent the mail changes nothing', async () => {
    const { add, outbox } = await open(now);
    const { id } = await add(contactSubmission());
    await outbox.lease(now(), 60);
    await outbox.lease(at('10:01:00'), 60);
    await outbox.markSent(id, at('10:01:05'));
    await outbox.markFailed(id, 'too late', at('10:02:00'));
    await outbox.markDead(id, 'too late');
    expect(await Array.fromAsync(outbox.entries())).toEqual([]);
  });

  test('entries come oldest first over many pages', async () => {
    const { add, outbox } = await open(now);
    const addOne = (number: number) => {
      const receivedAt = new Date(now().getTime() + number);
      return add(newsletterSubmission(`${number}@example.com`, { receivedAt }));
    };
    await addMany(250, addOne);
    const queued = (await Array.fromAsync(outbox.entries())).map(({ queuedAt }) => queuedAt);
    expect(queued).toHaveLength(250);
    expect(queued).toEqual(queued.toSorted());
  });
};
