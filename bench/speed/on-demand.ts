import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder of a package that only measurements need, fetched the first time.
 * Lighthouse and what it brings is 176 MB: too much for everyone who installs
 * the project, and no test needs it.
 */
export const onDemand = (name: string, version: string): string => {
  const home = resolve('node_modules/.cache', `${name}-${version}`);
  const folder = `${home}/node_modules/${name}`;
  if (existsSync(`${folder}/package.json`)) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{"private":true}');
  const parameters = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...parameters, `${name}@${version}`], {
    cwd: home,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} could not be installed; the measurement needs it.`);
  return folder;
};
