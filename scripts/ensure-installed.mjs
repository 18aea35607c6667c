import { fingerprint, unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of package-lock.json, unless they are installed already.
 *
 * `npm install` and not `npm install`: it installs the locked versions too, but does
 * not refuse a lock file that leaves out native parts for other machines than
 * the one it was written on.
 */
export const ensureInstalled = () =>
  unlessDone('node_modules/.installed', fingerprint(['package-lock.json']), () =>
    run('npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'),
  );
