import { defineConfig } from '@playwright/test';
import type { EngineName } from './test.ts';

const engines: EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** `npm run test:browsers`. */
export default defineConfig<{ engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/engines',
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/engines-report.json' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: true,
  expect: { timeout: 20_000 },
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
