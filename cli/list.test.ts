import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

test('every lead is a line, and every collection is counted', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  await store.add(newsletterSubmission('bob@example.com'));
  const { output, code } = await run(directory, ['list']);
  expect(code).toBe(0);
  expect(output.split('\n').map((line) => line.split(/\s{2,}/u))).toEqual([
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
});

test('one collection can be asked for', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  await store.add(newsletterSubmission('bob@example.com'));
  const { output } = await run(directory, ['list', '--collection', 'newsletter']);
  expect(output).toContain('bob@example.com');
  expect(output).not.toContain('contacts');
});

test('what a visitor typed can neither break the table nor command the terminal', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(
    contactSubmission({ brief: `\u001B[2J\u009B31m\u202E\n\n${'long '.repeat(500)}` }),
  );
  const { output } = await run(directory, ['list']);
  expect(output).not.toContain('\u001B');
  expect(output).not.toContain('\u009B');
  expect(output).not.toContain('\u202E');
  expect(output.split('\n')).toHaveLength(7);
  for (const line of output.split('\n')) expect(line.length).toBeLessThan(160);
});

test('where nothing was stored yet, the counts are zero and no folder is made', async () => {
  const { output, code } = await run(`${temporaryDirectory()}/data`, ['list']);
  expect(output).toContain(
    'Contact requests (contacts): 0\nGuide requests (authorityBuilderFunnel1): 0\nNewsletter (newsletter): 0\n',
  );
  expect(code).toBe(0);
});
