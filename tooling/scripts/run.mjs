import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const bin = resolve('node_modules', '.bin');

/** The Node that the project installs (24), since the machine's own may be older. */
export const installedNode = () => {
  const own = join(bin, 'node');
  return existsSync(own) ? own : process.execPath;
};

/** The environment for programs of the project: its own Node and tools come first in PATH. */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
});

/** Runs a command of the project in the foreground; exits with its exit code if it fails. */
export const run = (command, ...parameters) => {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
};
