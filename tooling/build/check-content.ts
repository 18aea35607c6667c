import { join } from 'node:path';
import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import { anchorAdvice, searchAdvice } from '@agency/content-model/checks/search-advice.ts';
import { inOneLine } from '@agency/content-model/reader/problem.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { counted } from '@agency/leads/forms/counted.ts';

showHelp(`
npm run check-content

Checks every file of content/, as every build does before it begins. Then it
gives advice: what would make pages easier to find and to read. Advice stops
nothing.

  --help  shows this page

Example:
  npm run check-content
`);

const root = process.cwd();
const problems = await checkFiles(root);
for (const problem of problems) console.error(inOneLine(problem));
const { entries } = readEntries(root);
const advice = [...searchAdvice(entries), ...anchorAdvice(join(root, 'dist/site'), entries)];
if (advice.length > 0) console.log(`${counted(advice.length, 'piece')} of advice:`);
for (const one of advice) console.log(inOneLine(one));
if (problems.length > 0) console.error(`${counted(problems.length, 'problem')} in the content.`);
else console.log('The content is in order.');
process.exitCode = problems.length > 0 ? 1 : 0;
