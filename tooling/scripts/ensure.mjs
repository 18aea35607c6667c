import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

// What a program needs before it runs: its packages, and the built site.

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * `npm install` instead of `npm ci`: it installs the locked versions too, but accepts a lock
 * file that lacks the native packages of platforms other than the one it was written on.
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

/** Whether we got the lock. `tooling/build/lock.ts` needs Node 24, which may not be installed yet. */
const takeLock = () => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // With a full disk, the file exists but is empty.
    rmSync(lockFile, { force: true });
    throw error;
  }
};

/** Removes the lock of a process that was killed. */
const removeLockOfDeadProcess = () => {
  const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  // The file is empty until the process id is written.
  if (holder > 0 && !isRunning(holder)) rmSync(lockFile, { force: true });
};

/** Runs `use` under a lock: two installations in one folder would remove each other's packages. */
const withLock = (use) => {
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

/** The workspaces that building and serving need. */
const baseWorkspaces = ['content-model', 'leads', 'server', 'site', 'tooling'];

/** The hash of package-lock.json, the workspaces installed last time, and those of `workspaces` that are missing. */
const readStamp = (workspaces) => {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const [before, ...present] = stamp.split(' ');
  const now = hashOf('package-lock.json');
  const missing = workspaces.filter((name) => before !== now || !present.includes(name));
  return { isComplete: before === now && missing.length === 0, now, present, missing };
};

/**
 * Installs the locked packages for building and serving, and for the workspaces named (`art`,
 * `office`, `tests`, `tooling/bench`). Keeps what is installed already, and skips workspaces
 * whose folder was deleted.
 */
export const ensureInstalled = (...named) => {
  const workspaces = named.filter((name) => existsSync(`${name}/package.json`));
  if (readStamp(workspaces).isComplete) return;
  withLock(() => {
    const { isComplete, now, present, missing } = readStamp(workspaces);
    if (isComplete) return;
    if (missing.length > 0) console.log(`Installing what ${missing.join(', ')} needs.`);
    // The last installation may have had a workspace that no longer exists.
    const all = [...new Set([...present, ...workspaces])].filter((name) =>
      existsSync(`${name}/package.json`),
    );
    const parameters = [...baseWorkspaces, ...all].map((name) => `--workspace=${name}`);
    install(...parameters, '--include-workspace-root');
    writeFileSync(stampFile, [now, ...all].join(' '));
  });
};

/** Installs separately what only the slow tests need. Skips install scripts, which would download more. */
export const ensureInstalledForSlowTests = () => {
  const folder = 'tests/slow/browsers';
  const stamp = `${folder}/node_modules/.installed`;
  const now = hashOf(`${folder}/package-lock.json`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  install('--prefix', folder, '--ignore-scripts');
  writeFileSync(stamp, now);
};

/** Builds the site, unless it is already built from these very sources and settings. */
export const ensureBuilt = () => run('node', 'tooling/build/main.ts', '--if-changed');
