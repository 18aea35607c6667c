import process from 'node:process';
import { dev } from 'astro';
import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { developmentForms } from './development-forms.ts';
import { endWithReason } from './why-not-built.ts';

showHelp(`
npm run dev

Checks the content, then shows the site as it is being edited: a page changes as
a file is saved. Forms work but store nothing, and /sample-mail shows the mail
about a lead. Settings come from the environment or from .env. Ctrl-C ends it.

  --help  shows this page

Example:
  PORT=3000 npm run dev
`);

/** Checks the content, then starts the development server, with forms that store nothing. */
const run = async (root: string): Promise<void> => {
  loadEnvironmentFile();
  // Checked first, since Astro, which reads them again, would not exit with a plain message about a wrong one.
  readBuildSettings(process.env);
  const problems = await checkFiles(root);
  for (const problem of problems) console.error(inOneLine(problem));
  if (problems.length > 0) process.exit(1);
  await dev({ integrations: [developmentForms()] });
};

await run(process.cwd()).catch(endWithReason);
