// npm run art: draws the pictures. Installs first what it needs.
import { ensureInstalled } from './ensure.mjs';
import { ensureChromium } from './ensure-browsers.mjs';
import { showHelp } from '../shared/help.mjs';
import { run } from './run.mjs';

showHelp(`
npm run art [-- PART]

Draws the pictures in content/pictures/ for the brand in content/brand.yml: in
its colors, with its plant and its mark. What would come out as it is, is left
alone, and so is every file put there by somebody else.

  PART    only those whose name contains it; all if left out
  --help  shows this page

Example:
  npm run art -- skyline
`);

ensureInstalled('art');
process.env.CHROMIUM_PATH = ensureChromium();
run('node', 'art/main.ts', ...process.argv.slice(2));
