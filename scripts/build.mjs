// npm run build: builds the site into dist/. Expects what package.json names to be installed.
import { lstatSync, rmSync } from 'node:fs';
import { showHelp } from './help.mjs';
import { run } from './run.mjs';

showHelp(`
npm run build [-- FOLDER]

Builds the site into FOLDER, dist/ if it is left out, with the settings of the environment and of .env.
"npm start" does so by itself where something has changed.

  --help  shows this page

Example:
  SITE_URL=https://www.example.com npm run build
`);

const [, , folder = 'dist'] = process.argv;
run('node', 'content-check/main.ts', '--files');
// A link leads to what was published from the back office, which stays as it was.
if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder);
run('astro', 'build', '--silent', '--outDir', `${folder}/site`);
const render = ['--config', 'build/render.vite.config.ts', '--outDir', `${folder}/render`];
run('vite', 'build', ...render, '--logLevel', 'warn');
run('node', 'build/finish-site.ts', `${folder}/site`);
