import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint, unlessDone } from './fingerprint.mjs';
import { run } from './run.mjs';

/**
 * `npm install` and not `npm ci`: it installs the locked versions too, but does
 * not refuse a lock file that leaves out native parts for other machines than
 * the one it was written on.
 */
const install = (...parameters) =>
  run('npm', 'install', ...parameters, '--no-save', '--no-audit', '--no-fund', '--loglevel=error');

const stampFile = 'node_modules/.installed';

/**
 * Installs what package-lock.json says that building and serving need, and what
 * the workspaces named need (`art`, `bench`, `tests`). What is
 * installed already stays.
 */
export const ensureInstalled = (...workspaces) => {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const [before, ...present] = stamp.split(' ');
  const now = fingerprint(['package-lock.json']);
  const missing = workspaces.filter((name) => before !== now || !present.includes(name));
  if (before === now && missing.length === 0) return;
  if (missing.length > 0) console.log(`Installing what ${missing.join(', ')} needs.`);
  // An earlier version may have had a workspace that is gone.
  const all = [...new Set([...present, ...workspaces])].filter((name) =>
    existsSync(`${name}/package.json`),
  );
  const parameters = all.map((name) => `--workspace=${name}`);
  install(
    ...(all.length > 0 ? [...parameters, '--include-workspace-root'] : ['--workspaces=false']),
  );
  writeFileSync(stampFile, [now, ...all].join(' '));
};

/** Installs what only the slow tests need, apart from everything else. Installation scripts, which fetch more from the network, do not run. */
export const ensureInstalledForSlowTests = () =>
  unlessDone(
    'tests/slow/browsers/node_modules/.installed',
    fingerprint(['tests/slow/browsers/package-lock.json']),
    () => install('--prefix', 'tests/slow/browsers', '--ignore-scripts'),
  );
