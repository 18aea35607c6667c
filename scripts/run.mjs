import { spawnSync } from 'node:child_process';
import { projectEnvironment } from './installed-node.mjs';

/** Runs a command of the project in the foreground; ends this process with its exit code where it fails. */
export const run = (command, ...parameters) => {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
};
