import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/fixtures/chromium.ts';

const kept = 'node_modules/.cache';

/** Specs that open a page of every kind in many views; part of `npm run test:slow`. */
const slow =
  /(?:typefaces|print|zoom-and-direction|translated|every-page|outside-services|every-focus)\.spec\.ts/u;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `${kept}/playwright`,
  reporter: [
    ['list'],
    ['json', { outputFile: `${kept}/browser-report.json` }],
    ['html', { outputFolder: `${kept}/browser-report`, open: 'never' }],
  ],
  projects: [
    { name: 'fast', testIgnore: slow },
    {
      name: 'slow',
      testMatch: slow,
      // Timeouts for a busy machine.
      timeout: 120_000,
      expect: { timeout: 40_000 },
      use: { actionTimeout: 40_000, navigationTimeout: 60_000 },
    },
    {
      // Also part of `npm run test:slow`.
      name: 'back-office',
      testDir: 'tests/office/browser',
      // The tests of a file run one after another, in a back office that each worker starts once.
      fullyParallel: false,
      timeout: 300_000,
      use: { actionTimeout: 40_000 },
    },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  // For the tests that store nothing. The others start a server each.
  webServer: {
    command: 'node ../../server/main.ts',
    // A folder without a .env file.
    cwd: 'tests/browser',
    env: { PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: `../../${kept}/browser-data` },
    wait: { stdout: / is at (?<tested_site>http:\S+)/u },
  },
  use: {
    baseURL: process.env['TESTED_SITE'],
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // Screenshots of every test would cost a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
