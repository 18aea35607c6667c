import { fingerprint, unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';

/**
 * `npm install` and not `npm ci`: it installs the locked versions too, but does
 * not refuse a lock file that leaves out native parts for other machines than
 * the one it was written on.
 */
const install = (...parameters) =>
  run('npm', 'install', ...parameters, '--no-save', '--no-audit', '--no-fund', '--loglevel=error');

/** Installs the packages of package-lock.json, unless they are installed already. */
export const ensureInstalled = () =>
  unlessDone('node_modules/.installed', fingerprint(['package-lock.json']), () => install());

/** Installs what only some tests need, apart from everything else. Installation scripts, which fetch more from the network, do not run. */
const ensureInstalledIn = (folder) =>
  unlessDone(
    `${folder}/node_modules/.installed`,
    fingerprint([`${folder}/package-lock.json`]),
    () => install('--prefix', folder, '--ignore-scripts'),
  );

/** What scores the site's headers. */
export const ensureScoringInstalled = () => ensureInstalledIn('tests/observatory');

/** What drives Firefox and WebKit. */
export const ensureEnginesInstalled = () => ensureInstalledIn('tests/engines');
