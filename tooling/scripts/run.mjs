import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const bin = resolve('node_modules', '.bin');

/** The Node the project brings along (24); the machine's own may be older. */
export const installedNode = () => {
  const own = join(bin, 'node');
  return existsSync(own) ? own : process.execPath;
};

/** The environment in which programs of the project run: its own Node and tools come first. */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
});

/** Runs a command of the project in the foreground; ends this process with its exit code where it fails. */
export const run = (command, ...parameters) => {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
};
