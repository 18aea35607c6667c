import { spawn } from 'node:child_process';
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
