import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('what has been kept long enough is erased, newsletter sign-ups only when asked', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission({}, { receivedAt: daysAgo(731) }));
  await store.add(contactSubmission({ brief: 'later' }, { receivedAt: daysAgo(729) }));
  await store.add(newsletterSubmission('bob@example.com', { receivedAt: daysAgo(5000) }));
  await store.add(
    contactSubmission({ brief: 'spam' }, { receivedAt: daysAgo(31), suspicions: ['five links'] }),
  );
  expect(await run(directory, ['retention'])).toEqual({
    code: 0,
    output:
      'Deleted: 1 lead, 1 held back as spam and 1 mail of the outbox; Contact requests (contacts): 1, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 0.\n',
    errors: '',
  });
  expect(await store.counts()).toMatchObject({ contacts: 1, newsletter: 1 });
  expect((await run(directory, ['retention'])).output).toBe(
    'Nothing is old enough to be erased.\n',
  );
});
