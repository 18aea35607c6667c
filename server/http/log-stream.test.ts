import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLogStream } from './log-stream.ts';

test('a line is written soon, and lines that come together are written together', async () => {
  const output = new PassThrough({ encoding: 'utf8' });
  const log = openLogStream(output);
  log.write('one\n');
  log.write('two\n');
  expect(output.read()).toBeNull();
  await pause(300);
  expect(output.read()).toBe('one\ntwo\n');
});

test('many lines do not wait', () => {
  const output = new PassThrough({ encoding: 'utf8' });
  const log = openLogStream(output);
  for (let line = 0; line < 500; line += 1) log.write(`a line of twenty chars\n`);
  expect(String(output.read()).length).toBeGreaterThan(8_000);
});

const program = (ending: string) =>
  `import { openLogStream } from '${new URL('log-stream.ts', import.meta.url)}';
   openLogStream().write('last words\\n');
   ${ending}`;

test.for(['process.exit(1)', 'throw new Error("broken")', ''])(
  'nothing is lost when the process ends: %s',
  async (ending) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program(ending)]);
    expect(await text(child.stdout)).toBe('last words\n');
  },
);

test('a reader who goes away does not take the server along', async () => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    program(`setInterval(() => openLogStream().write('x'.repeat(9_000)), 50);
             setTimeout(() => process.exit(7), 500);`),
  ]);
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
