import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { setAsideIfDamaged, storeFile } from '../../leads/sqlite/store-files.ts';
import { newsletterSubmission } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const contents =
  'Contact requests (contacts): 0, Guide requests (authorityBuilderFunnel1): 0, Newsletter (newsletter): 1';

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
  const replaced = await run(directory, ['restore', file, '--replace']);
  expect(replaced).toMatchObject({ code: 0, errors: '' });
  expect(replaced.output).toMatch(/^The store that was there is kept as .+leads\.replaced-.+\n/u);
  expect(replaced.output).toContain(`Restored: ${contents}.\n`);
});

test.for([['backup'], ['restore', 'leads.sqlite']])(
  'with leads in Firestore, %o points to Firestore’s own backups',
  async (words) => {
    const answer = await run(temporaryDirectory(), words, { sqliteDirectory: () => undefined });
    expect(answer).toEqual({
      code: 2,
      output: '',
      errors: 'Leads are kept in Firestore: use its own backups, docs/scaling.md tells how.\n',
    });
  },
);

const damaged = async () => {
  const directory = await storeOfOne();
  writeFileSync(storeFile(directory), 'Not a database. '.repeat(999));
  return directory;
};

test('with a damaged database, and after it was set aside, a command says what happened and what to do', async () => {
  const directory = await damaged();
  const now = await run(directory, ['list']);
  expect(now.code).toBe(1);
  expect(now.errors).toContain(`The database of leads is damaged: ${storeFile(directory)}.`);
  const aside = setAsideIfDamaged(directory, new Date('2026-11-21T14:05:09.123Z')) ?? '';
  await openStore(directory).add(newsletterSubmission('bob@example.com'));
  const { code, errors } = await run(directory, ['list']);
  expect(code).toBe(0);
  expect(errors).toContain('On 2026-11-21 at 14:05 UTC it was found damaged');
  expect(errors).toContain(aside);
  expect(errors).toContain('npm run leads -- restore FILE --replace');
});

test('old backups are deleted, but no other files, and none while a damaged database may need one', async () => {
  const to = temporaryDirectory();
  writeFileSync(join(to, 'leads-of-2025.sqlite'), 'another file');
  writeFileSync(join(to, 'leads-2026-11-20T03-00-00Z.sqlite'), 'the good one');
  const words = ['backup', '--to', to, '--keep', '1'];
  const directory = await damaged();
  setAsideIfDamaged(directory, new Date());
  await openStore(directory).add(newsletterSubmission('bob@example.com'));
  await run(directory, words);
  expect(readdirSync(to)).toHaveLength(3);
  const { output } = await run(await storeOfOne(), words);
  expect(output).toMatch(/^Deleted \d older backups?\.$/mu);
  expect(readdirSync(to)).toEqual([
    expect.stringMatching(/^leads-\d{4}-/u),
    'leads-of-2025.sqlite',
  ]);
});
