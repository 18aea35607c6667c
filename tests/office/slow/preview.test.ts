import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview } from '../../../office/preview.ts';
import { temporaryDirectory } from '../../../leads/temporary-directory.fixture.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { copyWholeProject } from '../../fixtures/project-copy.ts';

test('a preview that cannot run says so in the end, and comes up once what was wrong is mended', async () => {
  const folder = temporaryDirectory();
  await copyWholeProject(folder);
  const file = join(folder, 'site/config/site-config.ts');
  const config = await readFile(file);
  await writeFile(file, 'throw new Error("Broken on purpose");');
  const preview = await startPreview(folder, {
    key: { token: 'a-token', session: 'a-session', port: await freePort() },
  });
  onTestFinished(preview.stop);
  await expect.poll(preview.state, { timeout: 180_000 }).toBe('ended');
  await writeFile(file, config);
  preview.restart();
  await expect.poll(preview.state, { timeout: 180_000 }).toBe('ready');
});
