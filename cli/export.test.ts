import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const exportFrom = (directory: string, collection: string, format: string) =>
  run(directory, ['export', '--collection', collection, '--format', format]);

test('JSON holds the id and exactly the specified fields', async () => {
  const directory = temporaryDirectory();
  const submission = contactSubmission({ name: '=1+1', brief: 'one\n"two"' });
  const { id } = await openStore(directory).add(submission);
  const { output, code } = await exportFrom(directory, 'contacts', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([
    { id, data: { ...submission.fields, timestamp: '2026-11-21T10:00:00.000Z' } },
  ]);
});

test('CSV has one column for each field, and formulas are made harmless', async () => {
  const directory = temporaryDirectory();
  const submission = contactSubmission({ name: '=1+1', brief: 'one\n"two"' });
  const { id } = await openStore(directory).add(submission);
  const { output, code } = await exportFrom(directory, 'contacts', 'csv');
  expect(code).toBe(0);
  expect(output).toBe(
    `id,name,email,service,brief,timestamp\r\n${id},'=1+1,ana@example.com,Web Design,"one\n""two""",2026-11-21T10:00:00.000Z\r\n`,
  );
});

test('sign-ups have an email and a timestamp', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  const { id } = await store.add(newsletterSubmission('ana@example.com'));
  expect((await exportFrom(directory, 'newsletter', 'csv')).output).toBe(
    `id,email,timestamp\r\n${id},ana@example.com,2026-11-21T10:00:00.000Z\r\n`,
  );
});

test('an empty collection is an empty array, or the names of the columns only', async () => {
  const directory = temporaryDirectory();
  const json = await exportFrom(directory, 'authorityBuilderFunnel1', 'json');
  const csv = await exportFrom(directory, 'authorityBuilderFunnel1', 'csv');
  expect(json).toEqual({ code: 0, output: '[]\n', errors: '' });
  expect(csv).toEqual({ code: 0, output: 'id,email,timestamp\r\n', errors: '' });
});

test('more leads than fit in a page are all there', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  const emails = Array.from({ length: 450 }, (_, number) => `${number}@example.com`);
  await Promise.all(emails.map((email) => store.add(newsletterSubmission(email))));
  const { output } = await exportFrom(directory, 'newsletter', 'json');
  expect(JSON.parse(output)).toHaveLength(450);
});

test.for([
  [
    ['export'],
    '--collection is missing: it must be one of contacts, authorityBuilderFunnel1, newsletter.',
  ],
  [
    ['export', '--collection', 'leads', '--format', 'csv'],
    '--collection cannot be "leads": it must be one of contacts, authorityBuilderFunnel1, newsletter.',
  ],
  [['export', '--collection', 'contacts'], '--format is missing: it must be one of json, csv.'],
  [
    ['export', '--collection', 'contacts', '--format', 'xml'],
    '--format cannot be "xml": it must be one of json, csv.',
  ],
] as const)('%j is answered with the choices and no output', async ([words, message]) => {
  expect(await run(temporaryDirectory(), words)).toEqual({
    code: 2,
    output: '',
    errors: `${message}\n`,
  });
});
