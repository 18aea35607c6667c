// npm run shots -- --pages /a,/b --widths 390,1280 --out folder: photographs the built pages and makes contact sheets.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { run } from './run.mjs';

ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
run('node', 'tests/visual/shots.ts', ...process.argv.slice(2));
