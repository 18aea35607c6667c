import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env.PATH ?? '').split(delimiter);

/** The path of the first of these programs that is on this machine. */
export const onPath = (...names) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** Whether this is Debian (or made from it), and we may install. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...parameters) =>
  spawnSync('apt-get', ['-qq', ...parameters], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);

/** Installs packages one by one: one that Debian does not know keeps nobody from the others. */
export const installPackages = (first, ...others) => {
  if (!install(first)) aptGet('update');
  for (const name of [first, ...others]) install(name);
};
