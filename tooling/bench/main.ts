import process from 'node:process';
import { showHelp } from '@agency/server/settings/help.mjs';

showHelp(`
npm run bench [-- WHAT] [--routes PATHS] [--runs NUMBER] [--fonts NAMES]

Measures the built site and says which bound is missed. Expects a build in dist/
("npm run build"), and programs of Debian: apt-get install caddy nginx-light wrk strace.
Stop other work first. One of these at a time, "pages" where none is named:

  pages         every page for search engines by Lighthouse, as on a phone, through
                HTTP/2, beside the hand-written limit page; writes tooling/bench/results/pages.md
  server        requests a second beside nginx, and memory
  crowd         200 forms a second, alone and among readers; memory
  crashes       a hundred kills while forms come in
  trouble       twenty kills with a full disk or a failing mail server
  slow-clients  1,800 difficult clients
  syncs         how often the disk is told to write

  --routes  paths separated by commas; all pages for search engines if left out
  --runs    how often each page is measured; 3 if left out
  --fonts   dejavu, liberation or both, separated by a comma; both if left out
  --help    shows this page

Exit codes: 0 all bounds hold, 1 one is missed.

Example:
  npm run bench -- server
  npm run bench -- pages --routes /,/about --runs 5 --fonts dejavu
`);

const measurements: Record<string, () => Promise<unknown>> = {
  pages: () => import('./pages.ts'),
  server: () => import('./server.ts'),
  crowd: () => import('./reliability/crowd.ts'),
  crashes: () => import('./reliability/crashes.ts'),
  trouble: () => import('./reliability/trouble.ts'),
  'slow-clients': () => import('./reliability/slow-clients.ts'),
  syncs: () => import('./reliability/syncs.ts'),
};

const [first = ''] = process.argv.slice(2);
const measure = measurements[first.startsWith('-') ? 'pages' : first || 'pages'];
if (measure) await measure();
else {
  console.error(
    `There is no "${first}" to measure; "npm run bench -- --help" lists what there is.`,
  );
  process.exitCode = 1;
}
