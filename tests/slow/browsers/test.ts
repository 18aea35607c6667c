import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTest } from '../../browser/test.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox-engine.ts';
import { openWebKit } from './webkit-engine.ts';

export { expect } from '@playwright/test';

export type EngineName = 'Firefox' | 'WebKit';

const open = { Firefox: openFirefox, WebKit: openWebKit };

/** Playwright's `test` with a browser that Playwright does not drive. */
export const test = serverTest.extend<{ engineName: EngineName; engine: Engine }>({
  engineName: ['Firefox', { option: true }],
  engine: async ({ engineName }, use) => {
    const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
    const engine = await open[engineName](downloads);
    await use(engine);
    await engine.close();
    await rm(downloads, { recursive: true, maxRetries: 5 });
  },
});
