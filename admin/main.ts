import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { faultOfMachine } from '../build/why-not-built.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { loadEnvironmentFile, WrongSetting } from '../settings/environment.ts';
import { explainListening } from '../settings/explain-listening.ts';
import { readAdminPort, readServerSettings } from '../settings/settings.ts';
import { showHelp } from '../shared/help.mjs';
import { loadAppFiles } from './app-files.ts';
import { siteName } from './content/entries.ts';
import type { AdminContext } from './context.ts';
import { beTheOnlyOne } from './only-one.ts';
import { openBrowser } from './open-browser.ts';
import { startPreview } from './preview.ts';
import { buildAdmin } from './server.ts';

showHelp(`
npm run admin

Opens the back office in the browser: the words and pictures of the site, what
is published, and the leads. It works on this folder and on the store that the
settings name, and only this machine reaches it. docs/back-office.md describes it.

  --no-open  only shows the address
  --help     shows this page

ADMIN_PORT is its port (4322); the preview of the site is at the next free one.

Example:
  npm run admin
`);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Opened once, at first use; where that fails, the next use tries again. */
const storeOpener = (open: () => Promise<LeadStore>) => {
  let store: Promise<LeadStore> | undefined;
  return {
    leadStore: () => {
      store ??= open().catch((error: unknown) => {
        store = undefined;
        throw error;
      });
      return store;
    },
    close: async () => (await store)?.close(),
  };
};

const start = async (): Promise<void> => {
  loadEnvironmentFile();
  const root = resolve('.');
  const port = readAdminPort(process.env);
  const settings = readServerSettings(process.env);
  const origin = `http://127.0.0.1:${port}`;
  beTheOnlyOne(root, origin);
  const { leadStore, close } = storeOpener(() => openLeadStore(settings));
  const key = { token: randomBytes(32).toString('base64url'), port };
  const preview = await startPreview(root, key);
  const files = await loadAppFiles(root);
  const context: AdminContext = { root, leadStore, settings, preview };
  const entrance = join(root, 'data/admin/open.html');
  const removeEntrance = () => rmSync(entrance, { force: true });
  const app = await buildAdmin({ context, key, files, onAdmitted: removeEntrance });
  await app.listen({ host: '127.0.0.1', port }).catch(async (error: unknown) => {
    await Promise.all([app.close(), preview.stop()]);
    throw explainListening(error, 'ADMIN_PORT', port);
  });

  let isStopping = false;
  const stop = () => {
    // A Ctrl-C comes from the terminal and once more from npm.
    if (isStopping) return;
    isStopping = true;
    removeEntrance();
    void Promise.allSettled([app.close(), preview.stop(), close()]).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const address = `${origin}/?token=${key.token}`;
  print(`The back office of ${siteName(root)} is at ${address}`);
  print('Ctrl-C ends it.');
  if (!process.argv.includes('--no-open')) openBrowser(address, entrance);
};

await start().catch((error: unknown) => {
  const reason = error instanceof WrongSetting ? error.message : faultOfMachine(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
