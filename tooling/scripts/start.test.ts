import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

/** A folder in which npm is a script that does this, and how the program starts there. */
const folderWithNpm = (npm: string) => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'npm'), `#!/bin/sh\n${npm}`);
  chmodSync(join(directory, 'npm'), 0o755);
  writeFileSync(join(directory, 'package-lock.json'), '{}');
  const start = (...words: string[]) =>
    spawn(process.execPath, [join(import.meta.dirname, 'start.mjs'), ...words], {
      cwd: directory,
      env: { PATH: `${directory}:/usr/bin:/bin` },
    });
  return { directory, start };
};

test.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'npm start, ended by %s while it installs or builds, leaves nothing running',
  async (signal) => {
    const start = folderWithNpm('echo installing\nexec sleep 60\n').start();
    await once(start.stdout, 'data');
    start.kill(signal);
    // The pipe is closed when the last of its writers has ended.
    await once(start.stdout.resume(), 'close', { signal: AbortSignal.timeout(30_000) });
    expect(start.exitCode ?? (await once(start, 'exit'))[0]).toBe(1);
  },
);

test('two installations in one folder wait for each other, and the second finds all it needs', async () => {
  // Lets a file stand while it installs; a second one at the same time would find it.
  const { directory, start } = folderWithNpm(
    '[ -e busy ] && echo both at once\ntouch busy\nsleep 1\nrm busy\nmkdir -p node_modules\necho installed\n',
  );
  // As an installation leaves it that was killed.
  mkdirSync(join(directory, '.cache'));
  writeFileSync(join(directory, '.cache/install.lock'), '2147483646');
  const said = await Promise.all([1, 2, 3].map(async () => text(start('install').stdout)));
  expect(said.filter((words) => words.includes('installed'))).toHaveLength(1);
  expect(said.join('')).not.toContain('both at once');
  expect(existsSync(join(directory, '.cache/install.lock'))).toBe(false);
});
