// npm run build: builds the site into dist/. Expects what package.json names to be installed.
import { showHelp } from './help.mjs';
import { run } from './run.mjs';

showHelp(`
npm run build

Builds the site into dist/, with the settings of the environment and of .env.
"npm start" does so by itself where something has changed.

  --help  shows this page

Example:
  SITE_URL=https://www.example.com npm run build
`);

run('node', 'content-check/main.ts', '--files');
run('astro', 'build', '--silent');
run('vite', 'build', '--config', 'build/render.vite.config.ts', '--logLevel', 'warn');
run('node', 'build/finish-site.ts', 'dist/site');
