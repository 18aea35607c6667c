import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { newsletterSubmission } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { commands, generalHelp } from './leads.ts';
import { run } from './run.fixture.ts';

const ask = (words: readonly string[]) =>
  run(temporaryDirectory(), words, {
    openStore: () => {
      throw new Error('This needs no store');
    },
  });

test.for(['-h', 'help nonsense'])('"%s" shows the first page of help', async (words) => {
  expect(await ask(words.split(' '))).toEqual({ code: 0, output: generalHelp, errors: '' });
});

test.for(Object.keys(commands))('%s has a page of help with an example', async (name) => {
  const { output, code } = await ask([...name.split(' '), '--help']);
  expect(code).toBe(0);
  expect(output).toContain('Example:\n  npm run ');
  expect(await ask(['help', ...name.split(' ')])).toMatchObject({ output });
  expect(generalHelp).toContain(`  ${name} `);
});

const collections = 'it must be one of contacts, authorityBuilderFunnel1, newsletter.';

test.for([
  ['', generalHelp.trimEnd()],
  [
    'lst',
    'There is no command "lst": the commands are list, export, import, erase, backup, restore, outbox list, outbox retry, spam restore, spam.',
  ],
  ['export --colection contacts', "Unknown option '--colection'."],
  ['spam restore', 'ID is missing: type it behind the command.'],
  ['spam restore one two', "Unexpected argument 'two'."],
  ['erase --email=', '--email is missing: type it like --email ana@example.com.'],
  ['export', `--collection is missing: ${collections}`],
  ['export --collection leads --format csv', `--collection cannot be "leads": ${collections}`],
  ['backup --keep=1.5', '--keep cannot be "1.5": it must be a whole number from 1 to 99999.'],
] as const)('"%s" is answered with the command to type', async ([words, message]) => {
  const answer = await run(temporaryDirectory(), words.split(' ').filter(Boolean));
  expect(answer).toEqual({ code: 2, output: '', errors: `${message}\n` });
});

test('a closed pipe ends an export quietly', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  for (let number = 0; number < 60; number += 1)
    await store.add(newsletterSubmission(`${number}${'long'.repeat(999)}@b.com`));
  const command = 'node server/commands/leads.ts export --collection newsletter --format csv';
  const line = `(${command}; echo "ended with $?" >&2) | head -1`;
  const env = { PATH: process.env['PATH'], DATA_DIR: directory };
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const { stderr } = await promisify(execFile)('sh', ['-c', line], { cwd, env });
  expect(stderr).toBe('ended with 0\n');
});
