// npm test: installs what tests need, builds, and checks everything.
// Runs on Node 20 and newer, with nothing installed: only Node's own modules here.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled, ensureScoringInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

ensureInstalled();
ensureScoringInstalled();
const chromium = ensureChromium();
ensureBuilt();
process.env.CHROMIUM_PATH = chromium;
run('node', 'scripts/validate.ts');
