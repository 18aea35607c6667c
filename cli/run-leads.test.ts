import { expect, test } from 'vitest';
import { StoreUnavailable } from '../leads/lead-store.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { commands } from './commands.ts';
import { generalHelp } from './help.ts';
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
    'There is no command "lst": the commands are list, export, erase, backup, restore, retention, outbox list, outbox retry, migrate, spam restore, spam erase, spam.',
  ],
  [
    ['outbox'],
    'There is no command "outbox": the commands are list, export, erase, backup, restore, retention, outbox list, outbox retry, migrate, spam restore, spam erase, spam.',
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
  const openStore = () => {
    throw new WrongSetting('DATA_DIR is wrong.');
  };
  expect(await run(temporaryDirectory(), ['list'], { openStore })).toEqual({
    code: 2,
    output: '',
    errors: 'DATA_DIR is wrong.\n',
  });
});

test('a store that is away is told, with an exit code of its own', async () => {
  const openStore = () => {
    throw new StoreUnavailable('The disk is away.');
  };
  expect(await run(temporaryDirectory(), ['list'], { openStore })).toEqual({
    code: 1,
    output: '',
    errors: 'The disk is away.\n',
  });
});
