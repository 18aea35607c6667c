import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const ofPlaywright = () => {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const path = require('playwright-core').chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const find = () => process.env.CHROMIUM_PATH || ofPlaywright() || onPath();

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installFromDebian = () => {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const parameters = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  spawnSync('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Playwright's, or the
 * system's. Where there is none, it is installed: from Debian's packages if
 * this is Debian and we may, otherwise by Playwright.
 */
export const ensureChromium = () => {
  const found = find();
  if (found) return found;
  console.log('No Chromium found; installing one for the browser tests.');
  if (isDebianRoot()) installFromDebian();
  if (!find()) run('npx', 'playwright-core', 'install', '--with-deps', 'chromium');
  const installed = find();
  if (installed) return installed;
  console.error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its path.');
  process.exit(1);
};
