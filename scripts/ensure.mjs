import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.mjs';

// What must be there before a program runs: its packages, and the built site.

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A hash over the contents of files and folders, and over further texts that matter. */
const fingerprint = (paths, ...texts) => {
  const hash = createHash('sha256');
  for (const file of paths.filter(existsSync).flatMap(filesBelow)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** Does the work unless it was done for this very fingerprint before; remembers it in a file. */
const unlessDone = (stampFile, stamp, work) => {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
};

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

const sources = [
  'content',
  'public',
  'src',
  'forms',
  'build',
  'content-check',
  'settings',
  'server/content-types.ts',
  'shared',
  'astro.config.ts',
  'package-lock.json',
  '.env',
];

/** The settings that go into the pages; the others only concern the server. */
export const buildVariables = [
  // Where SITE_URL is not set, it is a part of the address in canonical links.
  'PORT',
  'SITE_URL',
  'BOOKING_URL',
  'STRIPE_BUY_BUTTON_ID',
  'STRIPE_PUBLISHABLE_KEY',
  'EMAIL_MARKETING_SCRIPT_URL',
  'EMAIL_MARKETING_FORM_URL',
  'ANALYTICS_MEASUREMENT_ID',
  'FIRESTORE_PROJECT',
  'LEADS_KEEP_DAYS',
  'NEWSLETTER_KEEP_DAYS',
  'SPAM_KEEP_DAYS',
  'INDEXNOW_KEY',
];

/** What the site is built from: the sources, and the settings that go into the pages. */
const builtFrom = () =>
  fingerprint(sources, ...buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`));

/** Says in a folder that it was built from the sources and settings of now. */
export const markBuilt = (folder) => writeFileSync(join(folder, '.built'), builtFrom());

/** Builds the site into dist/, unless it is built from these very sources and settings already. */
export const ensureBuilt = () =>
  unlessDone('dist/.built', builtFrom(), () => run('npm', 'run', '--silent', 'build'));
