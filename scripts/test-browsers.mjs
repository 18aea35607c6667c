// npm run test:browsers: the main journeys in Chromium, Firefox and WebKit.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { installPackages, isDebianRoot, onPath } from './debian-packages.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureEnginesInstalled, ensureInstalled } from './ensure-installed.mjs';
import { showHelp } from './help.mjs';
import { projectEnvironment } from './installed-node.mjs';

showHelp(`
npm run test:browsers

Installs what is missing of Chromium, Firefox and WebKit, and goes through the
main journeys in each. Ends with a line like "48 passed, 0 failed".

  --project NAME  only Chromium, Firefox or WebKit
  --help          shows this page

Example:
  npm run test:browsers -- --project WebKit
`);

const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

const missingPackages = () =>
  [
    [findFirefox(), 'firefox-esr'],
    [onPath('WebKitWebDriver'), 'webkit2gtk-driver'],
    [onPath('Xvfb'), 'xvfb'],
  ].flatMap(([path, name]) => (path ? [] : [name]));

ensureInstalled();
ensureEnginesInstalled();
process.env.CHROMIUM_PATH = ensureChromium();
if (missingPackages().length > 0 && isDebianRoot()) {
  console.log(`Installing ${missingPackages().join(', ')} for the tests in other browsers.`);
  installPackages(...missingPackages());
}
if (missingPackages().length > 0) {
  console.error(
    `Install ${missingPackages().join(', ')} (so the packages are called in Debian) and run this again.`,
  );
  process.exit(1);
}
process.env.FIREFOX_PATH = findFirefox();
ensureBuilt();

const config = ['--config', 'tests/engines/playwright.config.ts'];
const { status } = spawnSync('playwright', ['test', ...config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnvironment(),
});
const { stats } = JSON.parse(readFileSync('node_modules/.cache/engines-report.json', 'utf8'));
const failed = stats.unexpected + stats.flaky + stats.skipped;
console.log(`${stats.expected} passed, ${status === 0 ? failed : Math.max(failed, 1)} failed`);
process.exitCode = status === 0 && failed === 0 ? 0 : 1;
