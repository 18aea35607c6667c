import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/fixtures/chromium.ts';

const kept = 'node_modules/.cache';

/** Open a page of every family in many views: part of `npm run test:slow`. */
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
      // They run on machines that do much else at the same time.
      timeout: 120_000,
      expect: { timeout: 40_000 },
      use: { actionTimeout: 40_000, navigationTimeout: 60_000 },
    },
    {
      // Part of `npm run test:slow` too.
      name: 'back-office',
      testDir: 'tests/office/browser',
      // Each file has its tests in turn, in a back office that a worker has started once.
      fullyParallel: false,
      timeout: 300_000,
      use: { actionTimeout: 40_000 },
    },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  // Of the tests that store nothing; the others start a server each.
  webServer: {
    command: 'node ../../server/main.ts',
    // Where there is no .env.
    cwd: 'tests/browser',
    env: { PORT: '0', LOG_LEVEL: 'fatal', DATA_DIR: `../../${kept}/browser-data` },
    wait: { stdout: / is at (?<tested_site>http:\S+)/u },
  },
  use: {
    baseURL: process.env['TESTED_SITE'],
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // A film of every test as well would cost a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
