import { join } from 'node:path';
import { composeMail } from '../leads/mail/compose.ts';
import { startScheduledJobs } from '../leads/scheduled-jobs.ts';
import { openLeadStore, sqliteDirectory } from '../leads/open-lead-store.ts';
import type { Log } from '../leads/log.ts';
import type { OutboxWorker } from '../leads/outbox-worker.ts';
import { damagedFiles, damageReport, setAsideIfDamaged } from '../leads/sqlite/damage.ts';
import type { Environment } from '../settings/read-variables.ts';
import { readRetentionPolicy, readServerSettings } from '../settings/settings.ts';
import { buildApp } from './app.ts';
import { loadBuiltSite } from './built-site.ts';
import { warningsOf } from './health.ts';
import { listen } from './listen.ts';
import { loadRenderer } from './pages.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { prepareMail } from './start-mail.ts';

export interface StartOptions {
  environment: Environment;
  /** Holds what the build made: `site/` and `render/`. */
  distDirectory: string;
  /** Takes a line for the person who started the server. */
  print: (line: string) => void;
}

export interface RunningServer {
  /** Accepts nothing more, finishes what was accepted, and closes the store. */
  stop(): Promise<void>;
}

const withoutMail =
  'No mail server is set (SMTP_URL): leads are stored, and the mail about them waits in the outbox.';

const otherRetention =
  'The privacy page was built with other LEADS_KEEP_DAYS, NEWSLETTER_KEEP_DAYS, SPAM_KEEP_DAYS or FIRESTORE_PROJECT than the server now keeps to: run "npm run build" again.';

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Says at every start that damaged databases wait to be looked at. The health
 * check stays green: forms are taken, and a red one would only have the server restarted.
 */
const reportDamage = (
  directory: string,
  { print, log }: Pick<StartOptions, 'print'> & { log: Pick<Log, 'error'> },
): void => {
  const report = damageReport(directory);
  if (report === undefined) return;
  const files = damagedFiles(directory);
  log.error({ files }, 'A damaged database of leads was set aside; a new one was begun');
  print(`ATTENTION: ${report}`);
};

/** Starts the whole server. Rejects with `WrongSetting` or `SiteNotBuilt` where a person has to do something about it. */
export const start = async (options: StartOptions): Promise<RunningServer> => {
  const { environment, distDirectory, print } = options;
  const settings = readServerSettings(environment);
  const securityHeaders = buildSecurityHeaders(settings);
  const site = await loadBuiltSite(join(distDirectory, 'site'), securityHeaders);
  const { renderSlot, siteName, securityContact, ...built } = await loadRenderer(distDirectory);
  const directory = sqliteDirectory(settings);
  if (directory !== undefined) setAsideIfDamaged(directory, new Date());
  const store = await openLeadStore(settings);
  let worker: OutboxWorker | undefined;
  const app = await buildApp({
    settings,
    site,
    files: site.files,
    renderSlot,
    securityHeaders: securityHeaders(),
    store,
    composeMail: (lead) => composeMail(lead, siteName),
    onStored: () => worker?.nudge(),
    canary: { store, sendsMail: settings.mail !== undefined },
    healthWarnings: () => warningsOf({ outbox: store.outbox, dataDirectory: directory }),
    securityContact,
  });
  const sendMail = await prepareMail({ settings, siteName });
  const address = await listen(app, settings);
  // Nothing is awaited from here on: a signal now finds a server that can be stopped.
  worker = sendMail?.(store.outbox, app.log);
  const schedule = startScheduledJobs({
    jobs: scheduledJobs({
      store,
      directory,
      settings,
      brandName: siteName,
      onQueued: () => worker?.nudge(),
    }),
    log: app.log,
  });
  print(`${siteName} is at ${address}`);
  if (!worker) print(withoutMail);
  if (!isSame(built.retentionPolicy, readRetentionPolicy(environment))) print(otherRetention);
  if (directory !== undefined) reportDamage(directory, { print, log: app.log });
  return {
    stop: async () => {
      await Promise.all([app.close(), worker?.stop(), schedule.stop()]);
      await store.close();
    },
  };
};
