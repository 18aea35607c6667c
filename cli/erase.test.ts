import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

test('a person is erased, and what was deleted is told', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  await store.add(newsletterSubmission('ana@example.com'));
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await run(directory, ['erase', '--email', 'ANA@example.com']);
  expect(output).toBe(
    'Deleted for ANA@example.com: 2 leads and 2 mails of the outbox; Contact requests (contacts): 1, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 1.\n',
  );
  expect(code).toBe(0);
  expect(await store.counts()).toEqual({ contacts: 0, authorityBuilderFunnel1: 0, newsletter: 1 });
});

test('that nothing was found is told, and is no failure', async () => {
  expect(await run(temporaryDirectory(), ['erase', '--email', 'ana@example.com'])).toEqual({
    code: 0,
    output: 'Nothing is stored about ana@example.com.\n',
    errors: '',
  });
});

test.for(['erase', 'erase --email='])(
  '"%s" erases nobody and asks for the address',
  async (words) => {
    expect(await run(temporaryDirectory(), words.split(' '))).toEqual({
      code: 2,
      output: '',
      errors: '--email is missing: type it like --email ana@example.com.\n',
    });
  },
);
