import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoFindings } from './fixtures/findings.ts';
import { ownerEdits } from './fixtures/owner-edits.ts';
import { copyWholeProject } from './fixtures/project-copy.ts';

const run = promisify(execFile);

/** The checks that read what the agency writes. */
const contentChecks = [
  ...[
    'city-words',
    'guide-file',
    'internal-links',
    'links',
    'markup',
    'page-size',
    'search-files',
    'seo-gate',
    'share-images',
    'share-tags',
    'specified-routes',
    'structured-data',
  ].map((name) => `tests/pages/${name}.test.ts`),
  ...[
    'about',
    'blog-post',
    'city-pages',
    'free-review',
    'legal-pages',
    'mobile-menu',
    'package-articles',
    'packages',
    'project-carousel',
    'services',
    'testimonials-strip',
  ].map((name) => `tests/journeys/${name}.test.ts`),
  'tests/launch-check.test.ts',
];

interface TestReport {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The same as in a terminal of the agency: without what the tests around it have set. */
const environment = () => {
  const own = /^(?:VITEST|NODE_ENV|TEST|DEV|PROD|MODE|BASE_URL|SSR)/u;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(inherited), NO_COLOR: '1' };
};

/** Which edits a failure is most likely about: those whose pages or words it names. */
const editsNamedIn = (failure: string): string => {
  const named = ownerEdits.filter(({ marks }) => marks.some((mark) => failure.includes(mark)));
  return named.map(({ what }) => what).join(', or ') || 'one of the edits';
};

const failuresIn = ({ testResults }: TestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf('tests/'));
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`${file} could not run: ${message}`];
    return failed.map(({ title, failureMessages }) => {
      const reason = (failureMessages[0] ?? '').split('\n    at ')[0]?.trim();
      return `After ${editsNamedIn(`${title} ${reason}`)}, the check “${title}” of ${file} fails:\n  ${reason}`;
    });
  });

let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'content-edits-'));
  await copyWholeProject(project);
  for (const { apply } of ownerEdits) await apply(project);
}, 120_000);

afterAll(() => rm(project, { recursive: true, force: true }));

test(
  'the site is built after every edit of docs/editing-content.md',
  { timeout: 300_000 },
  async () => {
    const reason = await run('npm', ['run', '--silent', 'build'], {
      cwd: project,
      env: environment(),
    }).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
    expect(reason).toBe('');
  },
);

test(
  'after every edit of docs/editing-content.md, all content checks are green',
  { timeout: 600_000 },
  async () => {
    const report = join(project, 'report.json');
    const parameters = ['--project=site', '--reporter=json', `--outputFile=${report}`];
    // It ends with 1 where a check is red; the report says which.
    await run('npx', ['vitest', 'run', ...parameters, ...contentChecks], {
      cwd: project,
      env: environment(),
      maxBuffer: 2 ** 26,
    }).catch(() => undefined);
    const results = JSON.parse(await readFile(report, 'utf8')) as TestReport;
    expect(results.testResults).toHaveLength(contentChecks.length);
    expectNoFindings(failuresIn(results));
  },
);

test(
  'after every edit of docs/editing-content.md, the blog lists every post',
  { timeout: 120_000 },
  async () => {
    const parameters = ['playwright', 'test', 'blog', '--grep', 'the agency’s blog'];
    const reason = await run('npx', parameters, { cwd: project, env: environment() }).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
    expect(reason).toBe('');
  },
);
