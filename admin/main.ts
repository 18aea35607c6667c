import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import { openLeadStore } from '../leads/open-lead-store.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { loadEnvironmentFile, WrongSetting } from '../settings/environment.ts';
import { readAdminPort, readServerSettings } from '../settings/settings.ts';
import { loadAppFiles } from './app-files.ts';
import type { AdminContext } from './context.ts';
import { openBrowser } from './open-browser.ts';
import { createPreview } from './preview.ts';
import { buildAdmin } from './server.ts';

const help = `npm run admin

Opens the back office in the browser: the words and pictures of the site, what
is published, and the leads. It works on this folder and on the store that the
settings name, and only this machine reaches it. docs/back-office.md describes it.

  --no-open  only shows the address
  --help     shows this page

ADMIN_PORT is its port (4322); the preview of the site is at the next one.

Example:
  npm run admin
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

const explain = (error: unknown, port: number): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new WrongSetting(
      `ADMIN_PORT is ${port}, which another program uses, perhaps a back office that runs already; stop that program or set another port.`,
    );
  if (code === 'EACCES')
    return new WrongSetting(
      `ADMIN_PORT is ${port}, which this user may not use; set a port above 1023.`,
    );
  return error;
};

const readBrand = (root: string): string => {
  const site: unknown = parse(readFileSync(join(root, 'content/site.yml'), 'utf8'));
  return site instanceof Object && 'name' in site ? String(site.name) : '';
};

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
  const { leadStore, close } = storeOpener(() => openLeadStore(settings));
  const preview = createPreview(root, port + 1);
  const context: AdminContext = { root, leadStore, settings, preview };
  const files = await loadAppFiles(root);
  const token = randomBytes(32).toString('base64url');
  const brand = readBrand(root);
  const app = await buildAdmin({ context, port, token, brand, files });
  await app.listen({ host: '127.0.0.1', port }).catch(async (error: unknown) => {
    await app.close();
    throw explain(error, port);
  });
  preview.start();

  let isStopping = false;
  const stop = () => {
    // A Ctrl-C comes from the terminal and once more from npm.
    if (isStopping) return;
    isStopping = true;
    void Promise.allSettled([app.close(), preview.stop(), close()]).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const address = `http://127.0.0.1:${port}/?token=${token}`;
  print(`The back office of ${brand} is at ${address}`);
  print('Ctrl-C ends it.');
  if (!process.argv.includes('--no-open')) openBrowser(address);
};

if (process.argv.slice(2).some((word) => ['--help', '-h', 'help'].includes(word))) {
  print(help.trim());
} else {
  await start().catch((error: unknown) => {
    if (!(error instanceof WrongSetting)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
