import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import { inOneLine, type Problem } from '@agency/content-model/reader/problem.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { build, sayIfWaiting } from './build.ts';
import { WrongContent } from './make-site.ts';
import { endWithReason, whyNotBuilt } from './why-not-built.ts';

showHelp(`
npm run check-content [-- --files]

Checks every file of content/, builds the pages aside, and checks their links,
what search engines read of them, and that no two cities say the same.

  --files  checks the files only, as every build does before it begins
  --help   shows this page

Example:
  npm run check-content
`);

/** Builds the pages as for publishing, but does not put them live. */
const checkPagesToo = async (root: string): Promise<readonly Problem[]> => {
  loadEnvironmentFile();
  const settings = readBuildSettings(process.env);
  return build(root, settings, { from: root, checksPages: true }, sayIfWaiting).then(
    () => [],
    (error: unknown) => {
      if (error instanceof WrongContent) return error.problems;
      return [{ file: 'content', message: `The files are in order. ${whyNotBuilt(root, error)}` }];
    },
  );
};

const root = process.cwd();
const filesOnly = process.argv.includes('--files');
const problems = filesOnly
  ? await checkFiles(root)
  : await checkPagesToo(root).catch(endWithReason);
for (const problem of problems) console.error(inOneLine(problem));
const count = problems.length;
if (!filesOnly && count > 0) console.error(`${counted(count, 'problem')} in the content.`);
else if (!filesOnly) console.log('The content is in order.');
// Exits explicitly, since a build that fails midway leaves Astro’s workers waiting.
process.exit(count > 0 ? 1 : 0);
