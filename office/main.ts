import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { endWithReason } from '@agency/tooling/build/why-not-built.ts';
import { openLeadStore } from '@agency/leads/open-lead-store.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { explainListening, loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import {
  readAdminPort,
  readHostedOffice,
  readServerSettings,
} from '@agency/server/settings/settings.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { loadPages } from './app-files.ts';
import { siteName } from './content/entries.ts';
import type { OfficeServerContext } from './context.ts';
import { openEntrance } from './entrance/entrance.ts';
import { inviteByCommand } from './entrance/invitations.ts';
import { newToken } from './entrance/team.ts';
import { beTheOnlyOne, openBrowser, readSession } from './opening.ts';
import { startPreview } from './preview/start.ts';
import { buildOffice } from './server.ts';

showHelp(`
npm run admin
npm run admin -- invite NAME

Opens the back office in the browser: the words and pictures of the site, what
is published, and the leads. It works on this folder and on the store that the
settings name, and only this machine reaches it. docs/back-office.md describes it.

Where ADMIN_URL is set, people sign in there from anywhere instead, with passkeys.
"invite" prints a link that lets somebody in, once and within 30 minutes: the
first owner, or one who has lost every device.

  --no-open       only shows the address
  --role ROLE     of whom is invited: owner, editor or inbox. The default is
                  owner, or what they are already
  --email ADDRESS theirs, for the history of changes
  --help          shows this page

ADMIN_PORT is its port (4322); the preview of the site is at the next free one.

Example:
  npm run admin
  npm run admin -- invite "Ana Ruiz"
`);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Opens the store once, on first use. After a failure, the next use tries again. */
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
  const root = resolve('.');
  const port = readAdminPort(process.env);
  const settings = readServerSettings(process.env);
  const hosted = readHostedOffice(process.env);
  const origin = hosted?.url ?? `http://127.0.0.1:${port}`;
  beTheOnlyOne(root, origin);
  const { leadStore, close } = storeOpener(() => openLeadStore(settings));
  const entrance = hosted && openEntrance(hosted, settings.dataDirectory);
  const key = { token: newToken(), session: readSession(root), port };
  const preview = await startPreview(root, entrance ? { entrance, port } : { key });
  const files = await loadPages(root, entrance !== undefined);
  const context: OfficeServerContext = {
    root,
    leadStore,
    settings: () => readServerSettings(process.env),
    preview,
  };
  const openingFile = join(root, 'data/admin/open.html');
  const onAdmitted = () => rmSync(openingFile, { force: true });
  const app = await buildOffice({
    context,
    files,
    ...(entrance ? { entrance } : { key, onAdmitted }),
  });
  await app.listen({ host: '127.0.0.1', port }).catch(async (error: unknown) => {
    await Promise.all([app.close(), preview.stop()]);
    throw explainListening(error, 'ADMIN_PORT', port);
  });

  let isStopping = false;
  const stop = () => {
    // Ctrl-C arrives twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    onAdmitted();
    void Promise.allSettled([app.close(), preview.stop(), close()]).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  const address = entrance ? origin : `${origin}/?token=${key.token}`;
  print(`The back office of ${siteName(root)} is at ${address}`);
  if (!entrance) print(`A browser that has opened it once needs only ${origin}/`);
  print('Ctrl-C ends it.');
  if (!entrance && !process.argv.includes('--no-open')) openBrowser(address, openingFile);
};

const run = async (): Promise<void> => {
  loadEnvironmentFile();
  if (process.argv[2] !== 'invite') return start();
  process.stdout.write(inviteByCommand(process.argv.slice(3), process.env));
};

await run().catch(endWithReason);
