import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { LeadStore } from '../leads/lead-store.ts';
import { openLeadStore, sqliteDirectory } from '../leads/open-lead-store.ts';
import { damageReport } from '../leads/sqlite/damage.ts';
import type { Environment } from '../settings/read-variables.ts';
import {
  readRetentionPolicy,
  readServerSettings,
  type RetentionPolicy,
  type ServerSettings,
} from '../settings/settings.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { counted } from './output.ts';
import { contentFindings } from './launch-check-content.ts';
import { mailFindings, settingsFindings } from './launch-check-settings.ts';
import { readWords, runTool } from './tool.ts';

const help = `npm run launch-check

Lists what still stands between this checkout and visitors, one line each: the
site's address, the proxies, the store, the mail server (it logs in and sends
nothing), a build for other settings, sample content, offers that are over,
legal texts nobody has read.

  --help  shows this page

Exit codes: 0 nothing is left to do, 1 something is, 2 wrong usage.
docs/operating.md says more.

Example:
  SITE_URL=https://www.example.com npm run launch-check
`;

const again = 'run "npm run build" again.';

/** What the built site lacks: it must have been built with the settings it is served with. */
const buildFindings = async (
  { siteUrl, retentionPolicy }: { siteUrl: string; retentionPolicy: RetentionPolicy },
  distDirectory: string,
): Promise<string[]> => {
  try {
    const home = await readFile(join(distDirectory, 'site', 'index.html'), 'utf8');
    const renderer = pathToFileURL(join(distDirectory, 'render', 'render-slot.js')).href;
    const built = (await import(renderer)) as { retentionPolicy: unknown };
    return [
      ...(home.includes(`href="${siteUrl}`)
        ? []
        : [`The site was not built for ${siteUrl}; ${again}`]),
      ...(isDeepStrictEqual(built.retentionPolicy, JSON.parse(JSON.stringify(retentionPolicy)))
        ? []
        : [
            `The privacy page was built with other LEADS_KEEP_DAYS, FIRESTORE_PROJECT or the like; ${again}`,
          ]),
    ];
  } catch {
    return ['The site is not built; run "npm run build".'];
  }
};

/** What keeps leads from being stored, leads that are missing, and mail that already failed. */
const storeFindings = async (
  store: Pick<LeadStore, 'checkWritable' | 'outbox'>,
  directory: string | undefined,
): Promise<string[]> => {
  const damage = directory === undefined ? undefined : damageReport(directory);
  const missing = damage === undefined ? [] : [damage];
  try {
    await store.checkWritable();
    for await (const { state } of store.outbox.entries()) {
      if (state === 'dead')
        return [...missing, 'Mail was given up; see "npm run leads -- outbox list".'];
    }
    return missing;
  } catch (error) {
    return [`The store cannot be written: ${error instanceof Error ? error.message : 'unknown'}`];
  }
};

interface LaunchCheckOptions {
  environment: Environment;
  /** The project's folder. */
  checkout: string;
  openStore: (settings: ServerSettings) => LeadStore | Promise<LeadStore>;
  now?: Date;
}

const storeAndClose = async (store: LeadStore, directory: string | undefined) => {
  try {
    return await storeFindings(store, directory);
  } finally {
    await store.close();
  }
};

const findingsOf = async (
  settings: ServerSettings,
  { environment, checkout, openStore }: LaunchCheckOptions,
): Promise<string[]> => [
  ...settingsFindings(settings, checkout),
  ...(await mailFindings(settings)),
  ...(await storeAndClose(await openStore(settings), sqliteDirectory(settings))),
  ...(await buildFindings(
    { siteUrl: settings.siteUrl, retentionPolicy: readRetentionPolicy(environment) },
    join(checkout, 'dist'),
  )),
];

/** What still stands between this checkout and going live, in one sentence each. */
export const launchCheck = async (options: LaunchCheckOptions): Promise<string[]> => {
  const { environment, checkout, now = new Date() } = options;
  const content = contentFindings(checkout, now);
  try {
    return [...(await findingsOf(readServerSettings(environment), options)), ...content];
  } catch (error) {
    if (error instanceof WrongSetting) return [error.message, ...content];
    throw error;
  }
};

const run = async (words: readonly string[]): Promise<void> => {
  readWords(words, {}, false);
  const findings = await launchCheck({
    environment: process.env,
    checkout: process.cwd(),
    openStore: openLeadStore,
  });
  for (const finding of findings) process.stdout.write(`- ${finding}\n`);
  process.stdout.write(
    findings.length === 0
      ? 'Nothing that this check knows of stands between this checkout and going live. Start the server and run "npm run canary".\n'
      : `\n${counted(findings.length, 'thing')} to do before going live.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
};

if (import.meta.main) await runTool(help, run);
