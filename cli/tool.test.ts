import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a line of the shell in the project's folder, with an empty store. */
const shell = (line: string, environment: Readonly<Record<string, string>> = {}) =>
  spawnSync('sh', ['-c', line], {
    encoding: 'utf8',
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: temporaryDirectory(), ...environment },
  });

test.for(['launch-check.ts', 'launch-check.ts --help', 'leads.ts list', 'leads.ts --help'])(
  '%s ends quietly where nobody reads what it says',
  (command) => {
    expect(shell(`node cli/${command} | true`)).toMatchObject({ stderr: '', status: 0 });
  },
);

test.for([
  ['http://127.0.0.1:2', 'nothing listens there'],
  ['http://nowhere.invalid', '(?:there is no server of that name|names cannot be looked up .*)'],
])('indexnow names what it could not reach, and why: %s', ([address = '', reason]) => {
  const settings = { SITE_URL: address, INDEXNOW_KEY: 'abcdef123456' };
  const { status, stdout, stderr } = shell('node cli/indexnow.ts', settings);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    new RegExp(
      `^${RegExp.escape(`${address}/sitemap-index.xml`)} was not reached: ${reason}\\.\\n$`,
      'u',
    ),
  );
});

test.for(['indexnow.ts --dry', 'launch-check.ts now', 'canary.ts --fast'])(
  '%s is answered with one sentence about what was typed',
  (command) => {
    const { status, stderr } = shell(`node cli/${command}`);
    expect(status).toBe(2);
    expect(stderr).toMatch(/(?:Unknown option|Unexpected argument) '.+'\.\n$/u);
  },
);
