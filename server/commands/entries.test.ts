import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../../leads/submission.fixture.ts';
import { openTool, rows } from './run.fixture.ts';

const received = '2026-11-21T10:00:00Z';

test('every lead is one line, whatever a visitor typed, and every collection is counted', async () => {
  const { store, type } = openTool();
  const brief = 'A site for\u001B my \u202Ebakery.\nSoon, please.';
  await store.add(contactSubmission({ brief }));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await type('list');
  expect(code).toBe(0);
  expect(rows(output)).toEqual([
    ['TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'SERVICE', 'BRIEF'],
    [
      received,
      'Contact requests',
      'Ana Ruiz, ana@example.com',
      'Web Design',
      'A site for my bakery. Soon, please.',
    ],
    [received, 'Newsletter', 'bob@example.com'],
    [''],
    ['Contact requests (contacts): 1'],
    ['Guide requests (authorityBuilderFunnel1): 0'],
    ['Newsletter (newsletter): 1'],
    [''],
  ]);
});

test('a person is erased, and the deletions are reported; finding nothing is not a failure', async () => {
  const { store, type } = openTool();
  await store.add(contactSubmission());
  await store.add(newsletterSubmission('ana@example.com'));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await type('erase --email ANA@example.com');
  expect({ output, code }).toEqual({
    output: 'Deleted for ANA@example.com: 2 leads, 0 held back as spam, 2 mails of the outbox.\n',
    code: 0,
  });
  expect(await store.counts()).toEqual({ contacts: 0, authorityBuilderFunnel1: 0, newsletter: 1 });
  expect(await type('erase --email ana@example.com')).toEqual({
    code: 0,
    output: 'Nothing is stored about ana@example.com.\n',
    errors: '',
  });
});

const muchLater = new Date('2226-11-22T10:00:00.000Z');

test('unsent mails are listed with the reason, and a retry makes them due', async () => {
  const { store, type } = openTool();
  const { outbox } = store;
  const leaseOneOf = async (email: string) => {
    const { id } = await store.add(newsletterSubmission(email));
    await outbox.lease(new Date(received), 60);
    return id;
  };
  const waiting = await leaseOneOf('waiting@example.com');
  await outbox.markFailed(waiting, '451 try later', muchLater);
  await outbox.markSent(await leaseOneOf('sent@example.com'), new Date(received));
  const dead = await leaseOneOf('dead@example.com');
  await outbox.markDead(dead, '550 no');
  const { output, code } = await type('outbox list');
  expect(code).toBe(0);
  expect(rows(output)).toEqual([
    ['ID', 'STATE', 'ATTEMPTS', 'QUEUED', 'NEXT', 'LAST ERROR'],
    ...[
      [waiting, 'waiting', '1', received, '2226-11-22T10:00:00Z', '451 try later'],
      [dead, 'dead', '1', received, '550 no'],
    ].toSorted(),
    [''],
    ['2 mails not sent yet'],
    [''],
  ]);
  expect((await type('outbox retry')).output).toBe(
    '2 mails due now; the running server sends what is due.\n',
  );
  expect(await outbox.find(dead)).toMatchObject({ state: 'waiting' });
});

test('submissions held back as spam are listed with reasons, only counted among the leads, and restored with their mail', async () => {
  const { store, type } = openTool();
  const suspicions = ['the hidden field was filled in'];
  const { id } = await store.add(contactSubmission({}, { suspicions }));
  const spam = await type('spam');
  expect(spam.code).toBe(0);
  for (const words of [id, 'Ana Ruiz, ana@example.com', 'the hidden field was filled in'])
    expect(spam.output).toContain(words);
  expect(spam.output).toMatch(/\n1 submission held back\n$/u);
  const { output } = await type('list');
  expect(output).not.toContain('Ana Ruiz');
  expect(output).toMatch(/\nHeld back as spam: 1, see "npm run leads -- spam"\n$/u);
  expect((await type(`spam restore ${id}`)).output).toBe(
    'Restored: it’s a lead now, and the running server sends its mail.\n',
  );
  expect(await store.counts()).toMatchObject({ contacts: 1 });
  expect(await store.outbox.find(id)).toMatchObject({ state: 'waiting' });
  expect((await type(`spam restore ${id}`)).output).toBe(`Nothing is held back under ${id}.\n`);
});
