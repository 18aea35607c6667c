import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPreview } from '../../admin/content/preview.ts';
import { createPreview } from '../../admin/preview.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { copyWholeProject } from '../fixtures/project-copy.ts';

test('the preview takes another port where its own is taken', async () => {
  // Astro answers nothing where it believes itself in a test.
  vi.stubEnv('VITEST', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = temporaryDirectory();
  await copyWholeProject(folder);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const words = openPreview(folder);
  const preview = createPreview(folder, port);
  onTestFinished(async () => {
    words.close();
    await preview.stop();
    other.close();
  });
  preview.start();
  await expect.poll(preview.state, { timeout: 50_000, interval: 200 }).toBe('ready');
  expect(preview.port()).not.toBe(port);
  const page = await fetch(`http://127.0.0.1:${preview.port()}/about`);
  expect(await page.text()).toContain('<h1');
});

test('a preview that cannot run says so in the end', async () => {
  const preview = createPreview(temporaryDirectory(), 4323);
  preview.start();
  await expect.poll(preview.state, { timeout: 20_000 }).toBe('ended');
  await preview.stop();
});
