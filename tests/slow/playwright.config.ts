import { defineConfig } from '@playwright/test';
import type { EngineName } from './browsers/test.ts';

const engines: EngineName[] = ['Firefox', 'WebKit'];

/** The main journeys in the engines that Playwright does not drive here. Part of `npm run test:slow`. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '..',
  testMatch: ['slow/browsers/*.spec.ts', 'office/engines/*.spec.ts'],
  outputDir: '../../node_modules/.cache/engines',
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/engines-report.json' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: true,
  expect: { timeout: 20_000 },
  projects: engines.map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
