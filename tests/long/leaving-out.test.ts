import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { freePort } from '../fixtures/free-port.ts';
import { launchProgram } from '../fixtures/launch-server.ts';

const office = ['office', 'tests/office'];

test.for([
  ['the back office', office],
  ['the back office, the drawing programs and the bench', [...office, 'art', 'tooling/bench']],
] as const)(
  'without %s a fresh clone starts, and its tests pass',
  { timeout: 40 * 60_000 },
  async ([, folders]) => {
    const root = join(temporaryDirectory(), 'site');
    spawnSync('git', ['clone', '--quiet', '.', root]);
    for (const folder of folders) rmSync(join(root, folder), { recursive: true });
    const { stdout } = spawnSync('npm', ['test'], { cwd: root, encoding: 'utf8' });
    expect(stdout, stdout).toMatch(/\n\d+ passed, 0 failed\n$/u);
    const { address, stop } = await launchProgram({
      folder: root,
      program: 'tooling/scripts/start.mjs',
      environment: { PORT: String(await freePort()) },
    });
    expect((await fetch(address)).status).toBe(200);
    await stop();
  },
);
