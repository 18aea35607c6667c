import { fileURLToPath } from 'node:url';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { SiteNotBuilt } from './site-not-built.ts';
import { start } from './start.ts';

const builtHere = fileURLToPath(new URL('../dist', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Serves a build until the process is told to stop. Ends it with a sentence where a person has to do something. */
export const serve = async (distDirectory: string = builtHere): Promise<void> => {
  try {
    loadEnvironmentFile();
    const starting = start({ environment: process.env, distDirectory, print });
    stopOnSignal(async () => (await starting).stop());
    await starting;
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof SiteNotBuilt)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
