// npm run test:fonts: the browser tests with fonts of the project in place of the machine's.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { showHelp } from './help.mjs';
import { projectEnvironment } from './installed-node.mjs';

showHelp(`
npm run test:fonts -- [dejavu] [liberation] [none]

Runs the browser tests as on a machine that has only these fonts; with all
three, one after the other, where none is named. TZ and LANG are passed on.

  --help  shows this page

Example:
  TZ=Pacific/Auckland LANG=de_DE.UTF-8 npm run test:fonts -- dejavu
`);

const all = ['dejavu', 'liberation', 'none'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There are no fonts "${unknown.join(' ')}". Name some of: ${all.join(', ')}.`);
  process.exit(1);
}

ensureInstalled();
process.env.CHROMIUM_PATH = ensureChromium();
ensureBuilt();

const runners = [
  ['playwright', 'test'],
  ['vitest', 'run', 'tests/journeys', 'tests/pages/accessibility.test.ts'],
];

const passes = (fonts, [command, ...parameters]) => {
  const FONTCONFIG_FILE = resolve('tests', 'fonts', `${fonts}.conf`);
  // Chromium does not run without any font, so there it brings those that the tests bring anyway.
  const TEST_FONTS = fonts === 'none' ? 'dejavu' : fonts;
  const env = { ...projectEnvironment(), FONTCONFIG_FILE, TEST_FONTS };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
};

const outcomes = [];
for (const fonts of named.length > 0 ? named : all) {
  const passed = runners.map((runner) => passes(fonts, runner)).every(Boolean);
  outcomes.push({ fonts, passed });
}
for (const { fonts, passed } of outcomes) console.log(`${passed ? '✓' : '✗'} ${fonts}`);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
