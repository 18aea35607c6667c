// npm run shots -- --pages /a,/b --widths 390,1280 --out folder: photographs the built pages.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { ensureChromium } from './ensure-browsers.mjs';
import { showHelp } from '../../server/settings/help.mjs';
import { run } from './run.mjs';

showHelp(`
npm run shots [-- --pages PATHS] [--widths PIXELS] [--out FOLDER]

Photographs the built pages from top to bottom.

  --pages   paths separated by commas; every page if left out
  --widths  separated by commas; 320,390,768,1024,1440,1920 if left out
  --out     the folder of the pictures; "shots" if left out
  --help    shows this page

Example:
  npm run shots -- --pages /,/about --widths 390,1280 --out /tmp/shots
`);

ensureInstalled('tests');
ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
run('node', 'tests/browser/shots.ts', ...process.argv.slice(2));
