import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/fixtures/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'node_modules/.cache/playwright',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/browser-report.json' }]],
  // A reference is made by `npm run visual:accept` alone.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
  },
});
