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

const scoring = 'tests/observatory';

/**
 * Installs what scores the site's headers, apart from everything else: only
 * tests need it, and its installation script, which fetches lists from the
 * network, must not run.
 */
export const ensureScoringInstalled = () =>
  unlessDone(
    `${scoring}/node_modules/.installed`,
    fingerprint([`${scoring}/package-lock.json`]),
    () => install('--prefix', scoring, '--ignore-scripts'),
  );
