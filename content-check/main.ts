import { checkFiles } from './check-files.ts';
import { inOneLine } from './problem.ts';

const problems = await checkFiles(process.cwd());
for (const problem of problems) console.error(inOneLine(problem));
if (problems.length > 0) process.exitCode = 1;
