import { expect, test } from 'vitest';
import { exportPerson } from '../download.ts';
import {
  contactSubmission,
  counts,
  documentsIn,
  newsletterSubmission,
  type OpenForTest,
} from '../submission.fixture.ts';

const early = new Date('2024-11-20T10:00:00.000Z');
const horizon = new Date('2024-11-21T10:00:00.000Z');

const nothing = { documents: counts({}), quarantined: 0, mails: 0 };

/** The contract for erasing a person, and data past its retention. */
export const describeErasure = (open: OpenForTest): void => {
  test('a person is erased everywhere, however her address was typed, and nobody else is', async () => {
    const store = await open();
    await store.add(contactSubmission({ email: 'Ana@Example.com' }));
    await store.add(newsletterSubmission('ana@example.com'));
    const signUp = newsletterSubmission('ANA@example.com');
    await store.add({ ...signUp, collection: 'authorityBuilderFunnel1' });
    await store.add(contactSubmission({ brief: 'spam' }, { suspicions: ['five links'] }));
    await store.add(newsletterSubmission('banana@example.com'));
    expect(await store.eraseByEmail('%@example.com')).toEqual(nothing);
    expect(await store.eraseByEmail('  ana@EXAMPLE.com ')).toEqual({
      documents: { contacts: 1, authorityBuilderFunnel1: 1, newsletter: 1 },
      quarantined: 1,
      mails: 3,
    });
    expect(await store.counts()).toEqual(counts({ newsletter: 1 }));
    expect(await documentsIn(store, 'quarantine')).toEqual([]);
    expect(await Array.fromAsync(store.outbox.entries())).toHaveLength(1);
    // The fingerprint is erased too, so the person can come back at once.
    const again = contactSubmission({ email: 'Ana@Example.com' });
    expect(await store.add(again)).toMatchObject({ outcome: 'stored' });
  });

  test('invisible characters and the spelling of a domain make no other person of her: what is listed is exported, found, counted once and erased', async () => {
    const store = await open();
    const spellings = [
      'zoe@müller.example',
      'Zoe@xn--mller-kva.example',
      'zoe@mu\u0308ller.example\u200B',
      '\u202Azoe@MÜLLER.example\u202C',
      '\uFEFF\u200Ezo\u00ADe@müller.example',
    ];
    const press = { submissionId: 'press-0001' };
    expect(await store.add(newsletterSubmission('zoe@müller.example', press))).toMatchObject({
      outcome: 'stored',
    });
    for (const email of spellings) {
      expect(await store.add(newsletterSubmission(email, press))).toMatchObject({
        outcome: 'duplicate',
      });
      await store.add(contactSubmission({ email, brief: `From ${email}` }));
    }
    await store.add(newsletterSubmission('joe@müller.example'));
    for (const search of [...spellings, 'MÜLLER', 'xn--mller-kva.example']) {
      const found = await store.inbox.list({ search, collection: 'contacts' }, 9);
      expect(found).toHaveLength(5);
    }
    for (const { data } of await store.inbox.list({ search: 'zoe@' }, 9))
      expect(data.email).not.toMatch(/[\p{Cf}]/u);
    const exported = await exportPerson(store, 'ZOE@müller.example');
    expect(JSON.parse(exported)).toMatchObject({ contacts: { length: 5 }, newsletter: [{}] });
    expect(await store.eraseByEmail('zoe@xn--mller-kva.example')).toMatchObject({
      documents: counts({ contacts: 5, newsletter: 1 }),
      mails: 6,
    });
    expect(await store.counts()).toEqual(counts({ newsletter: 1 }));
  });

  test('what is older than its horizon is erased with its mail, and nothing else', async () => {
    const store = await open();
    await store.add(contactSubmission({ brief: 'early' }, { receivedAt: early }));
    await store.add(contactSubmission({ brief: 'at the horizon' }, { receivedAt: horizon }));
    await store.add(newsletterSubmission('ana@example.com', { receivedAt: early }));
    expect(await store.eraseBefore({})).toEqual(nothing);
    expect(await store.eraseBefore({ contacts: horizon })).toEqual({
      documents: counts({ contacts: 1 }),
      quarantined: 0,
      mails: 1,
    });
    const [left] = await documentsIn(store, 'contacts');
    expect(left?.data.brief).toBe('at the horizon');
    expect(await store.counts()).toEqual(counts({ contacts: 1, newsletter: 1 }));
    expect(await store.eraseBefore({ contacts: horizon })).toEqual(nothing);
  });

  test('the quarantine has a horizon of its own, and takes forgotten canaries along', async () => {
    const store = await open();
    const old = { receivedAt: early };
    await store.add(contactSubmission({ brief: 'spam' }, { ...old, suspicions: ['a link'] }));
    const canary = await store.add(contactSubmission({ brief: 'test' }, { ...old, canary: true }));
    await store.add(contactSubmission({}, old));
    expect(await store.eraseBefore({ quarantine: horizon })).toMatchObject({ quarantined: 1 });
    expect(await documentsIn(store, 'quarantine')).toEqual([]);
    expect(await store.discard(canary.id)).toBe(false);
    expect(await store.counts()).toEqual(counts({ contacts: 1 }));
  });
};
