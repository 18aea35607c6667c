import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

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

const report = 'node_modules/.cache/test-report.json';

const passes = ({ name, command, parameters }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      console.log(`${error ? '✗' : '✓'} ${name}`);
      if (error) console.log(stdout, stderr);
      resolve(!error);
    });
  });

const runTests = (): { passed: number; failed: number } => {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', ['run', ...reporters], { stdio: 'inherit' });
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>;
  // A file that could not be loaded fails the run without a failed test; a skipped test is no passed one.
  const failed = numFailedTests + numPendingTests;
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) };
};

// Side by side, since most of them use one core.
const outcomes = await Promise.all(checks.map(passes));
const failedChecks = outcomes.filter((passed) => !passed).length;
const tests = runTests();
const failed = failedChecks + tests.failed;
console.log(`${checks.length - failedChecks + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
