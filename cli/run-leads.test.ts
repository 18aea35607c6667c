import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../leads/lead-store.ts';
import { setAsideIfDamaged } from '../leads/sqlite/damage.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { storeFile } from '../leads/sqlite/store-files.ts';
import { newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { commands, generalHelp } from './commands.ts';
import { run } from './run.fixture.ts';

const noStore = () => {
  throw new Error('Help needs no store');
};

const ask = (...words: string[]) => run(temporaryDirectory(), words, { openStore: noStore });

test.for(['--help', '-h', 'help', 'help nonsense', 'outbox --help'])(
  '"%s" shows the first page of help',
  async (words) => {
    expect(await ask(...words.split(' '))).toEqual({ code: 0, output: generalHelp, errors: '' });
  },
);

test.for(Object.keys(commands))('%s has a page of help with an example', async (name) => {
  const words = name.split(' ');
  const { output, code } = await ask(...words, '--help');
  expect(code).toBe(0);
  expect(output).toContain('Example:\n  npm run ');
  expect(await ask('help', ...words)).toMatchObject({ output });
  expect(generalHelp).toContain(`  ${name} `);
});

test('without a command the help goes to standard error', async () => {
  expect(await ask()).toEqual({ code: 2, output: '', errors: generalHelp });
});

test.for([
  [
    ['lst'],
    'There is no command "lst": the commands are list, export, import, erase, backup, restore, retention, outbox list, outbox retry, spam restore, spam erase, spam.',
  ],
  [
    ['outbox'],
    'There is no command "outbox": the commands are list, export, import, erase, backup, restore, retention, outbox list, outbox retry, spam restore, spam erase, spam.',
  ],
  [['list', '--colection', 'contacts'], "Unknown option '--colection'."],
  [['list', 'contacts'], "Unexpected argument 'contacts'."],
  [['spam', 'restore'], 'ID is missing: type it behind the command.'],
  [['spam', 'erase', 'one', 'two'], "Unexpected argument 'two'."],
  [['restore'], 'FILE is missing: type it behind the command.'],
  [['erase', '--email'], "Option '--email <value>' argument missing."],
] as const)('%j is answered with one sentence', async ([words, message]) => {
  expect(await ask(...words)).toEqual({ code: 2, output: '', errors: `${message}\n` });
});

test('a wrong setting is told in its own words', async () => {
  const refuse = () => {
    throw new WrongSetting('DATA_DIR is wrong.');
  };
  expect(await run(temporaryDirectory(), ['list'], { openStore: refuse })).toEqual({
    code: 2,
    output: '',
    errors: 'DATA_DIR is wrong.\n',
  });
});

test('a store that is away is told, with an exit code of its own', async () => {
  const refuse = () => {
    throw new StoreUnavailable('The disk is away.');
  };
  expect(await run(temporaryDirectory(), ['list'], { openStore: refuse })).toEqual({
    code: 1,
    output: '',
    errors: 'The disk is away.\n',
  });
});

const damaged = async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(newsletterSubmission('ana@example.com'));
  await store.close();
  writeFileSync(storeFile(directory), 'Not a database. '.repeat(999));
  return directory;
};

test.for([
  ['list'],
  ['export', '--collection', 'newsletter', '--format', 'json'],
  ['export', '--email', 'ana@example.com'],
  ['backup'],
  ['erase', '--email', 'ana@example.com'],
])(
  'after a damaged database was set aside, %j says what happened and what to do',
  async (words) => {
    const directory = await damaged();
    const aside = setAsideIfDamaged(directory, new Date('2026-11-21T14:05:09.123Z')) ?? '';
    await openStore(directory).add(newsletterSubmission('bob@example.com'));
    const { code, output, errors } = await run(directory, words);
    expect(code).toBe(0);
    expect(output).not.toContain('ATTENTION');
    expect(errors).toContain('On 2026-11-21 at 14:05 UTC it was found damaged');
    expect(errors).toContain(aside);
    expect(errors).toContain('npm run leads -- restore FILE --replace');
  },
);

test.for(['list', 'backup'])('a database that is damaged just now is told by %s', async (word) => {
  const directory = await damaged();
  const { code, errors } = await run(directory, [word]);
  expect(code).toBe(1);
  expect(errors).toContain(`The database of leads is damaged: ${storeFile(directory)}.`);
  expect(errors).toContain('npm run leads -- restore FILE --replace');
});

test('while a damaged database waits for its backup, no older backup is deleted', async () => {
  const directory = await damaged();
  setAsideIfDamaged(directory, new Date());
  await openStore(directory).add(newsletterSubmission('bob@example.com'));
  const to = temporaryDirectory();
  writeFileSync(join(to, 'leads-2026-11-20T03-00-00Z.sqlite'), 'the good one');
  await run(directory, ['backup', '--to', to, '--keep', '1']);
  expect(readdirSync(to)).toHaveLength(2);
});
