import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

/** A script that passes --help on to Prettier, which has its own help. */
const other = 'format';

const programOf = (command: string) => {
  const name = command.split(' ').findLast((part) => /\.(?:mjs|ts)$/u.test(part));
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
};

// The back office and the drawing programs are optional.
const tools = Object.entries(manifest.scripts).filter(
  ([name, command]) => name !== other && existsSync(programOf(command)),
);

/** Runs the program behind `npm run NAME` with --help, which must need no settings. */
const askForHelp = (command: string) =>
  spawnSync(process.execPath, [programOf(command), '--help'], {
    encoding: 'utf8',
    cwd: temporaryDirectory(),
    env: { PATH: process.env['PATH'], PORT: 'wrong' },
  });

test.for(tools)('npm run %s -- --help says what it does, with an example', ([, command]) => {
  const { status, stdout, stderr } = askForHelp(command);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^npm (?:run|start|test)/u);
  expect(stdout).toContain('help');
  expect(stdout).toMatch(/\nExample:\n {2}.*npm (?:run|start|test)/u);
});
