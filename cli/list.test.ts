import { expect, test } from 'vitest';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { openTool, rows } from './run.fixture.ts';

test('every lead is a line, whatever a visitor typed, and every collection is counted', async () => {
  const { store, type } = openTool();
  const brief = 'A site for\u001B my \u202Ebakery.\nSoon, please.';
  await store.add(contactSubmission({ brief }));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await type('list');
  expect(code).toBe(0);
  expect(rows(output)).toEqual([
    ['TIMESTAMP', 'COLLECTION', 'NAME / EMAIL', 'SERVICE', 'BRIEF'],
    [
      '2026-11-21T10:00:00Z',
      'Contact requests',
      'Ana Ruiz, ana@example.com',
      'Web Design',
      'A site for my bakery. Soon, please.',
    ],
    ['2026-11-21T10:00:00Z', 'Newsletter', 'bob@example.com'],
    [''],
    ['Contact requests (contacts): 1'],
    ['Guide requests (authorityBuilderFunnel1): 0'],
    ['Newsletter (newsletter): 1'],
    [''],
  ]);
  const newsletter = (await type('list --collection newsletter')).output;
  expect(newsletter).toContain('bob@example.com');
  expect(newsletter).not.toContain('contacts');
});

test('a person is erased, and what was deleted is told; that nothing was found is no failure', async () => {
  const { store, type } = openTool();
  await store.add(contactSubmission());
  await store.add(newsletterSubmission('ana@example.com'));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await type('erase --email ANA@example.com');
  expect({ output, code }).toEqual({
    output:
      'Deleted for ANA@example.com: 2 leads and 2 mails of the outbox; Contact requests (contacts): 1, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 1.\n',
    code: 0,
  });
  expect(await store.counts()).toEqual({ contacts: 0, authorityBuilderFunnel1: 0, newsletter: 1 });
  expect(await type('erase --email ana@example.com')).toEqual({
    code: 0,
    output: 'Nothing is stored about ana@example.com.\n',
    errors: '',
  });
});

test('what has been kept long enough is erased, newsletter sign-ups only when asked', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const { store, type } = openTool();
  await store.add(contactSubmission({}, { receivedAt: daysAgo(731) }));
  await store.add(contactSubmission({ brief: 'later' }, { receivedAt: daysAgo(729) }));
  await store.add(newsletterSubmission('bob@example.com', { receivedAt: daysAgo(5000) }));
  const spam = { receivedAt: daysAgo(31), suspicions: ['five links'] };
  await store.add(contactSubmission({ brief: 'spam' }, spam));
  expect(await type('retention')).toEqual({
    code: 0,
    output:
      'Deleted: 1 lead, 1 held back as spam and 1 mail of the outbox; Contact requests (contacts): 1, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 0.\n',
    errors: '',
  });
  expect(await store.counts()).toMatchObject({ contacts: 1, newsletter: 1 });
  expect((await type('retention')).output).toBe('Nothing is old enough to be deleted.\n');
});
