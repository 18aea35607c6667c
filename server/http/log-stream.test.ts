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
  log.write('{"level":30,"msg":"one"}\n');
  log.write('{"level":30,"msg":"two"}\n');
  expect(output.read()).toBeNull();
  await pause(300);
  expect(output.read()).toBe('{"level":30,"msg":"one"}\n{"level":30,"msg":"two"}\n');
});

test('a line that tells of trouble is written at once, behind those before it', () => {
  const output = new PassThrough({ encoding: 'utf8' });
  const log = openLogStream(output);
  log.write('{"level":30,"msg":"one"}\n');
  log.write('{"level":50,"msg":"broken"}\n');
  expect(output.read()).toBe('{"level":30,"msg":"one"}\n{"level":50,"msg":"broken"}\n');
});

test('many lines do not wait', () => {
  const output = new PassThrough({ encoding: 'utf8' });
  const log = openLogStream(output);
  for (let line = 0; line < 500; line += 1) log.write('{"level":30,"msg":"a line"}\n');
  expect(String(output.read()).length).toBeGreaterThan(8_000);
});

const program = (ending: string) =>
  `import { openLogStream } from '${new URL('log-stream.ts', import.meta.url)}';
   openLogStream().write('{"level":30,"msg":"last words"}\\n');
   ${ending}`;

test.for(['process.exit(1)', 'throw new Error("broken")', ''])(
  'nothing is lost when the process ends: %s',
  async (ending) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program(ending)]);
    expect(await text(child.stdout)).toBe('{"level":30,"msg":"last words"}\n');
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
