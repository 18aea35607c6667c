import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { addMany } from './add-many.ts';
import type { OpenForTest } from './open-for-test.ts';

const now = () => new Date('2026-11-21T10:00:00.000Z');

/** What every driver must do about the documents it holds. */
export const describeDocuments = (open: OpenForTest): void => {
  test('a stored contact request holds the specified fields in their order and no others', async () => {
    const store = await open(now);
    const submission = contactSubmission({}, { submissionId: 'press-0001' });
    const { outcome, id } = await store.add(submission);
    const documents = await Array.fromAsync(store.documents('contacts'));
    expect(outcome).toBe('stored');
    expect(documents).toEqual([
      { id, data: { ...submission.fields, timestamp: '2026-11-21T10:00:00.000Z' } },
    ]);
    expect(Object.keys(documents[0]?.data ?? {})).toEqual([
      'name',
      'email',
      'service',
      'brief',
      'timestamp',
    ]);
  });

  test('a stored sign-up holds the email and the timestamp only', async () => {
    const store = await open(now);
    const { id } = await store.add(newsletterSubmission('ana@example.com'));
    expect(await Array.fromAsync(store.documents('newsletter'))).toEqual([
      { id, data: { email: 'ana@example.com', timestamp: '2026-11-21T10:00:00.000Z' } },
    ]);
  });

  test('texts come back as they were typed, in any script and of any length', async () => {
    const store = await open(now);
    const fields = {
      name: '田中 "さくら" 👩🏽‍🍳',
      brief: `'; DROP TABLE leads; --\n${'ß'.repeat(60_000)}`,
    };
    await store.add(contactSubmission(fields));
    const [document] = await Array.fromAsync(store.documents('contacts'));
    expect(document?.data).toMatchObject(fields);
  });

  test('documents come oldest first, each once, over many pages and while others are added', async () => {
    const store = await open(now);
    const add = (number: number) =>
      store.add(
        newsletterSubmission(`${number}@example.com`, {
          receivedAt: new Date(now().getTime() + Math.floor(number / 10)),
        }),
      );
    await addMany(450, add);
    const seen: string[] = [];
    for await (const { data } of store.documents('newsletter')) {
      if (seen.push(data.email) === 1) await add(450);
    }
    expect(new Set(seen).size).toBe(451);
    expect(seen.slice(0, 10).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, number) => `${number}@example.com`),
    );
    expect(seen.at(-1)).toBe('450@example.com');
  });

  test('an empty store has no documents and counts zero', async () => {
    const store = await open(now);
    expect(await Array.fromAsync(store.documents('contacts'))).toEqual([]);
    expect(await store.counts()).toEqual({
      contacts: 0,
      authorityBuilderFunnel1: 0,
      newsletter: 0,
    });
  });

  test('a store that works says it can be written to', async () => {
    const store = await open(now);
    await expect(store.checkWritable()).resolves.toBeUndefined();
  });
};
