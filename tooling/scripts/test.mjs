// npm test, npm run test:slow, npm run test:long: installs what tests need, builds, and checks everything.
// Runs on Node 20 and newer before anything is installed, so it imports only Node's built-in modules.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureCaddy, ensureChromium, ensureOtherBrowsers } from './ensure-browsers.mjs';
import { ensureBuilt, ensureInstalled, ensureInstalledForSlowTests } from './ensure.mjs';
import { showHelp } from '../../server/settings/help.mjs';
import { projectEnvironment, run } from './run.mjs';

showHelp(`
npm test [-- --all]
npm run test:slow
npm run test:long

Installs what the tests need (browsers where there are none), builds what has
changed, and checks everything. Ends with a line like "1500 passed, 0 failed".
test:slow has what takes minutes: builds, edits on a copy of the project, the
back office, journeys in Firefox and WebKit. test:long has what is random, or
takes hours on end.

  --all   runs npm test and test:slow
  --help  shows this page

Example:
  npm test
`);

const isAll = process.argv.includes('--all');
const isSlow = process.argv.includes('--slow');
const isLong = process.argv.includes('--long');

ensureInstalled('art', 'office', 'tests');
// Early, since this reports problems with the content.
ensureBuilt();
// Before the type check, which includes them.
ensureInstalledForSlowTests();
process.env.CHROMIUM_PATH = ensureChromium();
if (isAll || isSlow || isLong) ensureCaddy();

// Generates the types of Astro's content, which the parallel checks below read.
run('astro', 'sync');

/** Each check counts as one test. */
const checks = [
  ['The formatting is Prettier’s', 'prettier', '--check', '--log-level=warn', '.'],
  ['The linter has no warning', 'oxlint', '--type-aware', '--deny-warnings'],
  ['The styles use tokens only', 'stylelint', '{site,office/app}/**/*.css'],
  ['The types of all TypeScript hold', 'tsc', '--noEmit'],
  [
    // Astro files only: checking the TypeScript again, after `tsc`, would take three times as long.
    'The types of all Astro files hold',
    'astro',
    'check',
    '--minimumSeverity=hint',
    '--tsconfig=tsconfig.astro.json',
  ],
  // Without one of these folders, knip would report what only that folder uses.
  ...(existsSync('office') && existsSync('art')
    ? [['Nothing is written and not used', 'knip']]
    : []),
  ['A package takes only what its package.json names', 'knip', '--strict', '--include', 'unlisted'],
];

const check = ([name, command, ...parameters]) =>
  new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 26, env: projectEnvironment() };
    execFile(command, parameters, options, (error, stdout, stderr) => {
      console.log(`${error ? '✗' : '✓'} ${name}`);
      if (error) console.log(stdout, stderr);
      resolve({ passed: error ? 0 : 1, failed: error ? [name] : [] });
    });
  });

/** Runs a test runner and reads its report. A test file that fails to load fails the run without a failed test. */
const runTests = (report, outcomesIn, command, ...parameters) => {
  rmSync(report, { force: true });
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  const all = existsSync(report) ? outcomesIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const failed = all.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  const broken = status === 0 || failed.length > 0 ? [] : [[command, ...parameters].join(' ')];
  return { passed: all.length - failed.length, failed: [...failed, ...broken] };
};

// A skipped test does not count as passed.
const outcomesOfVitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      name: fullName,
      isPassed: status === 'passed',
    })),
  );

const outcomesOfPlaywright = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file}, ${projectName}: ${title}`,
      isPassed: status === 'expected',
    })),
  ),
  ...suites.flatMap(outcomesOfPlaywright),
];

const vitest = (...projects) => {
  const report = 'node_modules/.cache/test-report.json';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const named = projects.map((project) => `--project=${project}`);
  return runTests(report, outcomesOfVitest, 'vitest', 'run', ...named, ...reporters);
};

/** `report` is the file name set in the configuration. */
const playwright = (config, report, ...options) => {
  const parameters = ['test', '--config', config, ...options];
  return runTests(
    `node_modules/.cache/${report}`,
    outcomesOfPlaywright,
    'playwright',
    ...parameters,
  );
};

const pages = (...projects) => {
  const named = projects.map((project) => `--project=${project}`);
  return playwright('playwright.config.ts', 'browser-report.json', ...named);
};

const runFast = async () => [
  // In parallel, since most of them use one core.
  ...(await Promise.all(checks.map(check))),
  vitest('unit', 'site'),
  pages('fast'),
];

/** Runs the journeys in Firefox and WebKit. */
const engines = () =>
  ensureOtherBrowsers()
    ? playwright('tests/slow/playwright.config.ts', 'engines-report.json')
    : { passed: 0, failed: ['Firefox and WebKit could not be installed'] };

// The back office may have been left out.
const slowPages = existsSync('office') ? ['slow', 'back-office'] : ['slow'];

const runSlow = () => [vitest('slow'), vitest('attacks'), pages(...slowPages), engines()];

const runLong = () => {
  process.env.EVERY_BRAND = 'yes';
  return [vitest('long')];
};

const outcomes = [
  ...(isAll || !(isSlow || isLong) ? await runFast() : []),
  ...(isAll || isSlow ? runSlow() : []),
  ...(isLong ? runLong() : []),
];
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
