import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const run = (program: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { standardOutput } from '${new URL('request-log.ts', import.meta.url)}';
     const log = standardOutput();
     ${program}`,
  ]);

test.for(['process.exit(1)', 'throw new Error("broken")', ''])(
  'no line is lost when the process ends: %s',
  async (ending) => {
    const child = run(`log.write('{"level":30,"msg":"last words"}\\n'); ${ending}`);
    expect(await text(child.stdout)).toBe('{"level":30,"msg":"last words"}\n');
  },
);

test('a reader who goes away does not take the server along', async () => {
  const child = run(`setInterval(() => log.write('x'.repeat(9_000)), 50);
                     setTimeout(() => process.exit(7), 1_000);`);
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
