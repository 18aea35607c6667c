import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { showHelp } from '../scripts/help.mjs';
import { counted } from '../shared/counted.ts';
import { checkFiles } from './check-files.ts';
import { inOneLine, type Problem } from './problem.ts';

showHelp(`
npm run check-content [-- --files]

Checks every file of content/, builds the pages aside, and checks their links,
what search engines read of them, and that no two cities say the same.

  --files  checks the files only, as every build does before it begins
  --help   shows this page

Example:
  npm run check-content
`);

const run = promisify(execFile);

const notBuilt: Problem = {
  file: 'content',
  message:
    'The files are in order, but the pages cannot be built. Type "npm run build" to see why, and show it to a programmer.',
};

/** Builds the pages into a folder of their own, which does not outlive the check. */
const checkBuiltPages = async (root: string): Promise<Problem[]> => {
  // What reads built pages takes half a second to load, and most starts do without it.
  const { checkPages } = await import('./check-pages.ts');
  const site = await mkdtemp(join(tmpdir(), 'check-content-'));
  const astro = resolve(root, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const parameters = [astro, 'build', '--silent', '--outDir', site];
  const problems = await run(process.execPath, parameters, { cwd: root, env }).then(
    () => checkPages(root, site),
    () => [notBuilt],
  );
  await rm(site, { recursive: true });
  return problems;
};

const root = process.cwd();
const inFiles = await checkFiles(root);
const filesOnly = process.argv.includes('--files');
const problems = filesOnly || inFiles.length > 0 ? inFiles : await checkBuiltPages(root);
for (const problem of problems) console.error(inOneLine(problem));
const count = problems.length;
if (count > 0) process.exitCode = 1;
if (!filesOnly && count > 0) console.error(`${counted(count, 'problem')} in the content.`);
else if (!filesOnly) console.log('The content is in order.');
