import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTest } from '../../browser/test.ts';
import type { Engine } from './engine.ts';
import { openPuppeteer } from './puppeteer-engine.ts';
import { openWebKit } from './webkit-engine.ts';

export { expect } from '@playwright/test';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

const open = (name: EngineName, downloads: string): Promise<Engine> => {
  if (name === 'WebKit') return openWebKit(downloads);
  return name === 'Firefox'
    ? openPuppeteer('firefox', process.env['FIREFOX_PATH'] ?? '', downloads)
    : openPuppeteer('chrome', process.env['CHROMIUM_PATH'] ?? '', downloads);
};

/** Playwright's `test` with a browser that Playwright does not drive. */
export const test = serverTest.extend<{ engineName: EngineName; engine: Engine }>({
  engineName: ['Chromium', { option: true }],
  engine: async ({ engineName }, use) => {
    const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
    const engine = await open(engineName, downloads);
    await use(engine);
    await engine.close();
    await rm(downloads, { recursive: true });
  },
});
