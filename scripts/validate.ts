import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { showHelp } from './help.mjs';

/**
 * Everything that must hold before a change lands. Each check counts as one
 * test; the tests count themselves. Ends with a plain line `N passed, N failed`.
 */

showHelp(`
npm run validate

Checks format, lint, styles, types and leftovers, and runs every test. Expects a
build in dist/ and a Chromium, which "npm test" sees to. Ends with a line like
"1500 passed, 0 failed".

  --help  shows this page

Example:
  npm run validate
`);

interface Check {
  name: string;
  command: string;
  parameters: string[];
}

const check = (name: string, command: string, ...parameters: string[]): Check => ({
  name,
  command,
  parameters,
});

const checks = [
  check('The formatting is Prettier’s', 'prettier', '--check', '--log-level=warn', '.'),
  check('The linter has no warning', 'oxlint', '--type-aware', '--deny-warnings'),
  check('The styles use tokens only', 'stylelint', 'src/**/*.css'),
  check('The types of all TypeScript hold', 'tsc', '--noEmit'),
  // Of these alone: it takes three times as long over the TypeScript that `tsc` has seen.
  check(
    'The types of all Astro files hold',
    'astro',
    'check',
    '--minimumSeverity=hint',
    '--tsconfig=tsconfig.astro.json',
  ),
  check('Nothing is written and not used', 'knip'),
];

const passes = ({ name, command, parameters }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`${error ? '✗' : '✓'} ${name}`);
      if (error) console.log(stdout, stderr);
      resolve(!error);
    });
  });

interface Outcome {
  passed: number;
  failed: number;
}

/** Runs a test runner that writes a report. A file that cannot be loaded fails the run without a failed test. */
const runTests = (
  report: string,
  [command = '', ...parameters]: string[],
  count: (report: string) => Outcome,
): Outcome => {
  rmSync(report, { force: true });
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  const { passed, failed } = count(readFileSync(report, 'utf8'));
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
};

// A skipped test is no passed one.
const countVitest = (report: string): Outcome => {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests',
    number
  >;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests };
};

const countPlaywright = (report: string): Outcome => {
  const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as JSONReport).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
};

const vitestReport = 'node_modules/.cache/test-report.json';

const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];

/** playwright.config.ts writes it. */
const playwrightReport = 'node_modules/.cache/browser-report.json';

// Side by side, since most of them use one core.
const outcomes = await Promise.all(checks.map(passes));
const failedChecks = outcomes.filter((passed) => !passed).length;
const tests = [
  runTests(vitestReport, vitest, countVitest),
  runTests(playwrightReport, ['playwright', 'test'], countPlaywright),
];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const failed = failedChecks + sum(tests.map((outcome) => outcome.failed));
const passed = checks.length - failedChecks + sum(tests.map((outcome) => outcome.passed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
