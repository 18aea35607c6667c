import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

/** A SQLite store, by default in a directory of its own. It is closed when the test ends. */
export const openStore = (directory = temporaryDirectory()): LeadStore => {
  const store = openSqliteLeadStore({ directory });
  onTestFinished(() => store.close());
  return store;
};

const program = fileURLToPath(new URL('writer.fixture.ts', import.meta.url));

/** Starts `writer.fixture.ts` as another process, which ends with the test. */
export const startWriter = (directory: string) => {
  const child = spawn(process.execPath, [program, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  onTestFinished(async () => {
    child.stdin.end();
    await ended;
  });
  return {
    /** Stores a sign-up and returns the outcome. */
    add: async (email: string): Promise<string> => {
      child.stdin.write(`${email}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error(`The writer has ended: ${String(await ended)}`);
      return value;
    },
  };
};
