// npm test: installs what tests need, builds, and checks everything.
// Runs on Node 20 and newer, with nothing installed: only Node's own modules here.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import {
  ensureEnginesInstalled,
  ensureInstalled,
  ensureScoringInstalled,
} from './ensure-installed.mjs';
import { showHelp } from './help.mjs';
import { run } from './run.mjs';

showHelp(`
npm test

Installs what the tests need (a Chromium where there is none), builds what has
changed, and checks everything. Ends with a line like "1500 passed, 0 failed".

  --help  shows this page

Example:
  npm test
`);

ensureInstalled();
// First of all, since what is wrong with the content is told here.
ensureBuilt();
ensureScoringInstalled();
// Of which the types are checked here.
ensureEnginesInstalled();
process.env.CHROMIUM_PATH = ensureChromium();
run('node', 'scripts/validate.ts');
