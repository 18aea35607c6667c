import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

// What must be there before a program runs: its packages, and the built site.

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * `npm install` and not `npm ci`: it installs the locked versions too, but does
 * not refuse a lock file that leaves out native parts for other machines than
 * the one it was written on.
 */
const install = (...parameters) =>
  run('npm', 'install', ...parameters, '--no-save', '--no-audit', '--no-fund', '--loglevel=error');

const stampFile = 'node_modules/.installed';
const lockFile = '.cache/install.lock';

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Whether nobody else has the lock. That of builds, tooling/build/lock.ts, needs Node 24, which is installed here. */
const takeLock = () => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // It is there, and empty, where the disk is full.
    rmSync(lockFile, { force: true });
    throw error;
  }
};

/** Removes the lock of a process that was killed. */
const removeLockOfDeadProcess = () => {
  const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  // Empty for a moment, until its number is written.
  if (holder > 0 && !isRunning(holder)) rmSync(lockFile, { force: true });
};

/** Two installations at once in one folder would take each other's packages away. */
const oneAtATime = (use) => {
  mkdirSync('.cache', { recursive: true });
  let isWaiting = false;
  while (!takeLock()) {
    if (!isWaiting)
      console.log(
        `Another program is installing packages in this folder. Waiting. (If there is none, delete ${lockFile}.)`,
      );
    isWaiting = true;
    removeLockOfDeadProcess();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }
  try {
    use();
  } finally {
    rmSync(lockFile, { force: true });
  }
};

/** The packages that building and serving take. */
const always = ['content-model', 'leads', 'server', 'site', 'tooling'];

/** What the last installation was made from, the workspaces in it, and those of `workspaces` that it lacks. */
const readStamp = (workspaces) => {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const [before, ...present] = stamp.split(' ');
  const now = hashOf('package-lock.json');
  const missing = workspaces.filter((name) => before !== now || !present.includes(name));
  return { isComplete: before === now && missing.length === 0, now, present, missing };
};

/**
 * Installs what package-lock.json says that building and serving need, and what
 * the workspaces named need (`art`, `office`, `tests`, `tooling/bench`). What is
 * installed already stays, and a folder that was deleted needs nothing.
 */
export const ensureInstalled = (...named) => {
  const workspaces = named.filter((name) => existsSync(`${name}/package.json`));
  if (readStamp(workspaces).isComplete) return;
  oneAtATime(() => {
    const { isComplete, now, present, missing } = readStamp(workspaces);
    if (isComplete) return;
    if (missing.length > 0) console.log(`Installing what ${missing.join(', ')} needs.`);
    // An earlier version may have had a workspace that is gone.
    const all = [...new Set([...present, ...workspaces])].filter((name) =>
      existsSync(`${name}/package.json`),
    );
    const parameters = [...always, ...all].map((name) => `--workspace=${name}`);
    install(...parameters, '--include-workspace-root');
    writeFileSync(stampFile, [now, ...all].join(' '));
  });
};

/** Installs what only the slow tests need, apart from everything else. Installation scripts, which fetch more from the network, do not run. */
export const ensureInstalledForSlowTests = () => {
  const folder = 'tests/slow/browsers';
  const stamp = `${folder}/node_modules/.installed`;
  const now = hashOf(`${folder}/package-lock.json`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  install('--prefix', folder, '--ignore-scripts');
  writeFileSync(stamp, now);
};

/** Builds the site, unless it is built from these very sources and settings already. */
export const ensureBuilt = () => run('node', 'tooling/build/main.ts', '--if-changed');
