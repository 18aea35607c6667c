import { fileURLToPath } from 'node:url';
import { sqliteDirectory } from '../leads/open-lead-store.ts';
import { probeStore } from '../leads/sqlite/probe-store.ts';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readServerSettings } from '../settings/settings.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { SiteNotBuilt } from './site-not-built.ts';
import { start, type RunningServer } from './start.ts';

const builtHere = fileURLToPath(new URL('../dist', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Throws `WrongSetting` where leads cannot be stored and a person has to do something about it. */
const requireStore = async (): Promise<void> => {
  const directory = sqliteDirectory(readServerSettings(process.env));
  const problem = directory === undefined ? undefined : await probeStore(directory);
  if (problem !== undefined) throw new WrongSetting(`DATA_DIR is ${directory}, ${problem}`);
};

/** Serves a build until the process is told to stop. Ends it with a sentence where a person has to do something. */
export const serve = async (distDirectory: string = builtHere): Promise<void> => {
  try {
    loadEnvironmentFile();
    let server: RunningServer | undefined;
    // Until it serves there is nothing to finish.
    stopOnSignal(async () => server?.stop());
    await requireStore();
    server = await start({ environment: process.env, distDirectory, print });
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof SiteNotBuilt)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
