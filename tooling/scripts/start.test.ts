import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

/** A folder with a fake npm that runs this script, and a function that runs start.mjs there. */
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
    // The pipe closes once its last writer has ended.
    await once(start.stdout.resume(), 'close', { signal: AbortSignal.timeout(30_000) });
    expect(start.exitCode ?? (await once(start, 'exit'))[0]).toBe(1);
  },
);
