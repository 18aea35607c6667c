import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';

/**
 * Everything that must hold before a change lands. Each check counts as one
 * test; the tests count themselves. Ends with a plain line `N passed, N failed`.
 */

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

/** Runs a test runner that writes a report. What it skips has not passed; a file that cannot be loaded fails the run without a failed test. */
const runTests = <Report>(
  report: string,
  [command = '', ...parameters]: string[],
  count: (report: Report) => Outcome,
): Outcome => {
  rmSync(report, { force: true });
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')) as Report);
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
};

const vitestReport = 'node_modules/.cache/test-report.json';

const runVitest = () =>
  runTests<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>>(
    vitestReport,
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${vitestReport}`,
    ],
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests,
    }),
  );

/** playwright.config.ts names the report. */
const runPlaywright = () =>
  runTests<JSONReport>(
    'node_modules/.cache/browser-report.json',
    ['playwright', 'test'],
    ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected,
      failed: unexpected + flaky + skipped,
    }),
  );

// Side by side, since most of them use one core.
const outcomes = await Promise.all(checks.map(passes));
const failedChecks = outcomes.filter((passed) => !passed).length;
const tests = [runVitest(), runPlaywright()];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const failed = failedChecks + sum(tests.map((outcome) => outcome.failed));
const passed = checks.length - failedChecks + sum(tests.map((outcome) => outcome.passed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
