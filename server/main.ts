import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sqliteDirectory } from '@agency/leads/open-lead-store.ts';
import { probeStore } from '@agency/leads/sqlite/probe-store.ts';
import { WrongSetting, loadEnvironmentFile, watchEnvironmentFile } from './settings/environment.ts';
import { readServerSettings } from './settings/settings.ts';
import { showHelp } from './settings/help.mjs';
import { SiteNotBuilt } from './built-site.ts';
import { shutdownTimeout } from './limits.ts';
import { start, type RunningServer } from './start.ts';

showHelp(`
npm run serve [-- FOLDER]

Serves what is built and nothing else, for production. FOLDER is the folder of
the build; dist/ if it is left out. Settings come from the environment or from
.env; .env.example describes them. SIGTERM or Ctrl-C ends it.

  --help  shows this page

Example:
  HOST=0.0.0.0 npm run serve
`);

const builtHere = fileURLToPath(new URL('../dist', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Runs `stop` on SIGTERM or SIGINT and exits when it is done, or after `shutdownTimeout`. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = () => {
    // Ctrl-C arrives twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};

/** Throws `WrongSetting` when leads cannot be stored until a person fixes it. */
const requireStore = async (): Promise<void> => {
  const directory = sqliteDirectory(readServerSettings(process.env));
  const problem = directory === undefined ? undefined : await probeStore(directory);
  if (problem !== undefined) throw new WrongSetting(`DATA_DIR is ${directory}, ${problem}`);
};

/** Serves a build until the process is stopped. Exits with a message when a person has to fix something. */
const serve = async (distDirectory: string): Promise<void> => {
  try {
    loadEnvironmentFile();
    let server: RunningServer | undefined;
    // Before it serves, there is nothing to drain.
    stopOnSignal(async () => server?.stop());
    await requireStore();
    const running = await start({ environment: process.env, distDirectory, print });
    server = running;
    watchEnvironmentFile(() => void running.refresh());
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof SiteNotBuilt)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

const [, , folder = builtHere] = process.argv;
// Selects React's production version, smaller and faster, when the site's build is loaded.
process.env['NODE_ENV'] ??= 'production';
await serve(folder);
