import { fingerprint, unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';

/** Installs the packages of package-lock.json, unless they are installed already. */
export const ensureInstalled = () =>
  unlessDone('node_modules/.installed', fingerprint(['package-lock.json']), () =>
    run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'),
  );
