import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Adds the variables of a folder's `.env`, if there is one, to the environment. A variable that is set already wins. */
export const loadEnvironmentFile = (directory = process.cwd()): void => {
  const file = join(directory, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
