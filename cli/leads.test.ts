import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { startWriter } from '../leads/sqlite/writer-process.fixture.ts';
import { newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

const program = fileURLToPath(new URL('leads.ts', import.meta.url));

const start = (directory: string, ...words: string[]) =>
  spawn(process.execPath, [program, ...words], {
    cwd: directory,
    env: { DATA_DIR: directory, PATH: process.env['PATH'] },
  });

const finish = async (child: ChildProcessWithoutNullStreams) => {
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, errors, code: Number(code) };
};

const leads = (directory: string, ...words: string[]) => finish(start(directory, ...words));

test('the program exports what the store holds, and nothing else', async () => {
  const directory = temporaryDirectory();
  const { id } = await openStore(directory).add(newsletterSubmission('ana@example.com'));
  const command = ['export', '--collection', 'newsletter', '--format', 'json'];
  const { output, errors, code } = await leads(directory, ...command);
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(JSON.parse(output)).toMatchObject([{ id, data: { email: 'ana@example.com' } }]);
});

test('it works while another process writes', async () => {
  const directory = temporaryDirectory();
  const writer = startWriter(directory);
  await writer.add('first@example.com');
  const erased = leads(directory, 'erase', '--email', 'first@example.com');
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, number) => writer.add(`${number}@example.com`)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
  expect((await erased).output).toContain('Deleted for first@example.com: 1 lead');
  expect((await leads(directory, 'list')).output).toContain('Newsletter (newsletter): 100\n');
});

test('a reader who has seen enough ends it quietly', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  for (let number = 0; number < 100; number += 1) {
    await store.add(newsletterSubmission(`${number}-${'long'.repeat(1000)}@example.com`));
  }
  const child = start(directory, 'export', '--collection', 'newsletter', '--format', 'csv');
  child.stdout.once('data', () => child.stdout.destroy());
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ errors, code: Number(code) }).toEqual({ errors: '', code: 0 });
});

test('a store that cannot be read is told on standard error, with exit code 1', async () => {
  const directory = temporaryDirectory();
  writeFileSync(
    join(directory, 'leads.sqlite'),
    'not a database, but a long enough text'.repeat(99),
  );
  expect(await leads(directory, 'list')).toEqual({
    output: expect.stringContaining('TIMESTAMP'),
    errors: expect.stringContaining(
      '\nThe lead store cannot be read or written just now: file is not a database.\n',
    ),
    code: 1,
  });
});

test('without a command it shows how it is used, with exit code 2', async () => {
  const { errors, code } = await leads(temporaryDirectory());
  expect(errors).toContain('npm run leads -- COMMAND');
  expect(code).toBe(2);
});
