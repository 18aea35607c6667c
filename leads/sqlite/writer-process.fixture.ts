import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('writer.fixture.ts', import.meta.url));

interface WriterOptions {
  /** No file may grow beyond this, in the shell's blocks: a disk that fills up. */
  fileSizeLimit?: number;
  withoutPrivileges?: boolean;
}

/** Starts `writer.fixture.ts` as another process; it ends with the test. */
export const startWriter = (directory: string, options: WriterOptions = {}) => {
  const { fileSizeLimit = 'unlimited', withoutPrivileges = false } = options;
  const child = spawn(
    'sh',
    [
      '-c',
      `ulimit -f ${fileSizeLimit}; exec "$@"`,
      'sh',
      process.execPath,
      program,
      directory,
    ].concat(withoutPrivileges ? 'without-privileges' : []),
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  onTestFinished(async () => {
    child.stdin.end();
    await ended;
  });
  return {
    /** Asks for a sign-up to be stored: `stored`, `duplicate` or `unavailable`. */
    add: async (email: string): Promise<string> => {
      child.stdin.write(`${email}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error(`The writer has ended: ${String(await ended)}`);
      return value;
    },
  };
};
