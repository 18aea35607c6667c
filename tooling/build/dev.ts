import { dev } from 'astro';
import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import { developmentForms } from './development.ts';

// npm run dev: checks the content, then serves the pages as they are drawn, with forms that store nothing.
const problems = await checkFiles(process.cwd());
for (const problem of problems) console.error(inOneLine(problem));
if (problems.length > 0) process.exit(1);
await dev({ integrations: [developmentForms()] });
