import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const folders = (process.env.PATH ?? '').split(delimiter);

/** The path of the first of these programs that is installed. */
const onPath = (...programs) =>
  programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** Whether this is Debian or a derivative, and we may install packages. */
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...parameters) =>
  spawnSync('apt-get', ['-qq', ...parameters], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);

/** Installs packages one by one, so that one unknown to Debian doesn't block the others. */
const installPackages = (first, ...others) => {
  if (!install(first)) aptGet('update');
  for (const name of [first, ...others]) install(name);
};

// The first is headless, which needs only a third of the processor time.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ofPlaywright = () => {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const find = () => process.env.CHROMIUM_PATH || ofPlaywright() || onPath(...names);

/**
 * The path of a Chromium: from CHROMIUM_PATH, Playwright's, or the system's. If there is no
 * headless one, installs it: from Debian's packages if we may, otherwise with Playwright.
 */
export const ensureChromium = () => {
  const found = find();
  if (found && !(isDebianRoot() && found === onPath(...names) && !found.endsWith(shell)))
    return found;
  console.log('Installing a Chromium without a window for the browser tests.');
  // The headless one for most tests, and the full one, since only that fills in forms by itself.
  if (isDebianRoot()) installPackages(shell, 'chromium');
  if (!find()) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  const installed = find();
  if (installed) return installed;
  console.error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its path.');
  process.exit(1);
};

/** Installs Caddy, which terminates TLS in some slow tests, if we may. Without it, those tests say so. */
export const ensureCaddy = () => {
  if (onPath('caddy') || !isDebianRoot()) return;
  console.log('Installing Caddy for the tests through TLS.');
  installPackages('caddy');
};

const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

const missing = () =>
  [
    [findFirefox(), 'firefox-esr'],
    [onPath('WebKitWebDriver'), 'webkit2gtk-driver'],
    [onPath('Xvfb'), 'xvfb'],
  ].flatMap(([path, name]) => (path ? [] : [name]));

/** Whether Firefox and WebKit are installed. Installs missing ones first, on Debian and if we may. */
export const ensureOtherBrowsers = () => {
  if (missing().length > 0 && isDebianRoot()) {
    console.log(`Installing ${missing().join(', ')} for the tests in other browsers.`);
    installPackages(...missing());
  }
  process.env.FIREFOX_PATH = findFirefox();
  if (missing().length === 0) return true;
  console.error(
    `Install ${missing().join(', ')} (so the packages are called in Debian) and run this again.`,
  );
  return false;
};
