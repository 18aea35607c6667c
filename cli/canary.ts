import process from 'node:process';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readCanarySettings, readSiteUrl } from '../settings/settings.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { sendCanary } from './canary/send-canary.ts';

// Usage: npm run canary [-- https://www.example.com]; docs/operating.md explains it.

/** How long the mail may take, in milliseconds. */
const patience = 60_000;

const readAccess = () => {
  const { SITE_URL, ...others } = process.env;
  const siteUrl = readSiteUrl({ ...others, SITE_URL: process.argv[2] ?? SITE_URL });
  const { canaryKey } = readCanarySettings(process.env);
  if (canaryKey === undefined) {
    throw new WrongSetting(
      'CANARY_KEY is not set; it should be the same secret of at least 32 characters here and on the server.',
    );
  }
  return { siteUrl, key: canaryKey };
};

try {
  loadEnvironmentFile();
  const access = readAccess();
  const startedAt = performance.now();
  await sendCanary({ ...access, patience });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `The canary came through at ${access.siteUrl}: form, store and mail work (${seconds} s). It has been deleted again.\n`,
  );
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The canary did not come through. ${message}\n`);
  process.exitCode = error instanceof WrongSetting ? 2 : 1;
}
