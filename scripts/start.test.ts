import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

test.for(['SIGTERM', 'SIGINT'] as const)(
  'npm start, ended by %s while it installs or builds, leaves nothing running',
  async (signal) => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'npm'), '#!/bin/sh\necho installing\nexec sleep 60\n');
    chmodSync(join(directory, 'npm'), 0o755);
    const start = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
      cwd: directory,
      env: { PATH: `${directory}:/usr/bin:/bin` },
    });
    await once(start.stdout, 'data');
    start.kill(signal);
    // The pipe is closed when the last of its writers has ended.
    await once(start.stdout.resume(), 'close', { signal: AbortSignal.timeout(5000) });
    expect(start.exitCode ?? (await once(start, 'exit'))[0]).toBe(1);
  },
);
