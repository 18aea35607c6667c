import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const contents =
  'Contact requests (contacts): 0, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 1; 1 mail not sent yet';

/** A folder with a store of one lead. */
const storeOfOne = async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(newsletterSubmission('ana@example.com'));
  await store.close();
  return directory;
};

test('a backup goes to the folder "backups" of the store, and is restored by its name', async () => {
  const directory = await storeOfOne();
  const backedUp = await run(directory, ['backup']);
  const [name = ''] = readdirSync(join(directory, 'backups'));
  const file = join(directory, 'backups', name);
  const output = `Backed up to ${file}: ${contents}.\n`;
  expect(backedUp).toEqual({ code: 0, output, errors: '' });

  const refused = await run(directory, ['restore', file]);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toContain('There is a store already');
  const replaced = await run(directory, ['restore', file, '--replace']);
  expect(replaced).toMatchObject({ code: 0, errors: '' });
  expect(replaced.output).toMatch(/^The store that was there is kept as .+leads\.replaced-.+\n/u);
  expect(replaced.output).toContain(`Restored: ${contents}.\n`);
});

test('backups are kept in any folder, as many as are asked for', async () => {
  const directory = await storeOfOne();
  const to = temporaryDirectory();
  const words = ['backup', '--to', to, '--keep', '1'];
  await run(directory, words);
  // A backup is named after its second; another one takes its place until the second is over.
  await expect
    .poll(async () => (await run(directory, words)).output, { timeout: 15_000 })
    .toContain('Deleted 1 older');
  expect(readdirSync(to)).toHaveLength(1);
});

test.for(['0', '-1', 'all', '1.5'])('--keep cannot be %s', async (keep) => {
  const answer = await run(await storeOfOne(), ['backup', `--keep=${keep}`]);
  expect(answer).toEqual({
    code: 2,
    output: '',
    errors: `--keep cannot be "${keep}": it must be a whole number from 1 to 99999.\n`,
  });
});

test('what cannot be restored is told in one sentence', async () => {
  const answer = await run(temporaryDirectory(), ['restore', '/nowhere/leads.sqlite']);
  expect(answer).toEqual({
    code: 1,
    output: '',
    errors: 'There is no file /nowhere/leads.sqlite.\n',
  });
});

test.for([['backup'], ['restore', 'leads.sqlite']])(
  'where leads are kept in Firestore, %o points to its own backups',
  async (words) => {
    const answer = await run(temporaryDirectory(), words, { dataDirectory: () => undefined });
    expect(answer).toEqual({
      code: 2,
      output: '',
      errors: 'Leads are kept in Firestore: use its own backups, docs/scaling.md tells how.\n',
    });
  },
);
