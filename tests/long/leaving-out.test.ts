import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { freePort } from '../fixtures/free-port.ts';
import { launchProgram } from '../fixtures/launch-server.ts';

test('without the back office, the drawing programs and the bench a fresh clone starts, and its tests pass', async () => {
  const root = join(temporaryDirectory(), 'site');
  spawnSync('git', ['clone', '--quiet', '.', root]);
  for (const folder of ['office', 'tests/office', 'art', 'tooling/bench'])
    rmSync(join(root, folder), { recursive: true });
  const { stdout } = spawnSync('npm', ['test'], { cwd: root, encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/u);
  const { address, stop } = await launchProgram({
    folder: root,
    program: 'tooling/scripts/start.mjs',
    environment: { PORT: String(await freePort()) },
  });
  expect((await fetch(address)).status).toBe(200);
  await stop();
}, 2_400_000);
