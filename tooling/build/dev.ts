import { dev } from 'astro';
import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import { loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { developmentForms } from './development.ts';
import { siteConfig } from '@agency/site/config/site-config.ts';

// npm run dev: checks the content, then serves the pages as they are drawn, with forms that store nothing.
loadEnvironmentFile();
const root = process.cwd();
const problems = await checkFiles(root);
for (const problem of problems) console.error(inOneLine(problem));
if (problems.length > 0) process.exit(1);
const config = siteConfig(root, { settings: readBuildSettings(process.env) });
const integrations = [...config.integrations, developmentForms()];
await dev({ ...config, configFile: false, root, integrations });
