// npm run visual:accept: builds what has changed and takes the looks of now as the new references.
import { rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { ensureChromium } from './ensure-browsers.mjs';
import { showHelp } from '../../server/settings/help.mjs';
import { run } from './run.mjs';

showHelp(`
npm run visual:accept

Builds what has changed and takes how the key pages look now as what the visual
test expects. Look at the pictures it writes before you commit them.

  --help  shows this page

Example:
  npm run visual:accept
`);

ensureInstalled('tests');
ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
rmSync('tests/browser/references', { recursive: true, force: true });
run('playwright', 'test', 'visual.spec.ts', '--update-snapshots');
