import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverTest } from '../../browser/test.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox-engine.ts';
import { openWebKit } from './webkit-engine.ts';

export { expect };

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

/** A page that is being left does not answer. */
export const until = <Value>(
  read: () => Promise<Value>,
  { message, ...options }: { message?: string; timeout?: number; intervals?: number[] } = {},
) => expect.poll(() => read().catch(() => undefined), { ...options, ...(message && { message }) });

/** Whether an element can be seen. */
export const isVisible = (engine: Engine, selector: string) => () =>
  engine.evaluate(
    (place: string) =>
      document.querySelector(place)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
