import { join } from 'node:path';
import type { LeadStore } from '../../leads/lead-store.ts';
import { sqliteDirectory } from '../../leads/open-lead-store.ts';
import type { Environment } from '../../settings/read-variables.ts';
import { readPromises, readServerSettings, type ServerSettings } from '../../settings/settings.ts';
import { WrongSetting } from '../../settings/wrong-setting.ts';
import { buildFindings } from './build-findings.ts';
import { contentFindings } from './content-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { settingsFindings } from './settings-findings.ts';
import { storeFindings } from './store-findings.ts';

export interface LaunchCheckOptions {
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
    { siteUrl: settings.siteUrl, promises: readPromises(environment) },
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
