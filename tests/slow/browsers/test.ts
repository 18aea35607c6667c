import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverTest } from '../../browser/test.ts';
import type { Engine, Program } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export { expect };

export type EngineName = 'Firefox' | 'WebKit';

const start = { Firefox: startFirefox, WebKit: startWebKit };

interface EngineFixtures {
  engineName: EngineName;
  program: Program;
}

/** Playwright's `test` with a browser that Playwright does not drive. */
export const test = serverTest.extend<{ engine: Engine }, EngineFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  program: [
    async ({ engineName }, use) => {
      const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
      const program = await start[engineName](downloads);
      await use(program);
      await program.close();
      await rm(downloads, { recursive: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  engine: async ({ program }, use) => {
    const engine = await program.open();
    await use(engine);
    await engine.close();
  },
});

/** Polls a value. A page that is navigating away does not answer, so errors are retried. */
export const until = <Value>(
  read: () => Promise<Value>,
  { message, ...options }: { message?: string; timeout?: number; intervals?: number[] } = {},
) => expect.poll(() => read().catch(() => undefined), { ...options, ...(message && { message }) });

/** Whether an element is visible. */
export const isVisible = (engine: Engine, selector: string) => () =>
  engine.evaluate(
    (place: string) =>
      document.querySelector(place)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );
