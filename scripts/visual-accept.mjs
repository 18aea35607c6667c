// npm run visual:accept: builds what has changed and takes the looks of the key pages as the new references.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { run } from './run.mjs';

ensureBuilt();
process.env.CHROMIUM_PATH = ensureChromium();
run('node', 'tests/visual/accept.ts');
