import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { composeMail, type Agency } from '@agency/leads/mail/compose.ts';
import type { FirstLook } from '@agency/leads/forms/first-look.ts';
import { openMailTransport } from '@agency/leads/mail/transport.ts';
import type { Log } from '@agency/leads/loop.ts';
import { scheduledJobs, startScheduledJobs } from '@agency/leads/scheduled-jobs.ts';
import { openLeadStore, sqliteDirectory } from '@agency/leads/open-lead-store.ts';
import { startOutboxWorker, type OutboxWorker } from '@agency/leads/outbox-worker.ts';
import { damagedFiles, damageReport, setAsideIfDamaged } from '@agency/leads/sqlite/store-files.ts';
import { explainListening, WrongSetting, type Environment } from './settings/environment.ts';
import {
  localAddress,
  noMailServer,
  readServerSettings,
  type ServerSettings,
} from './settings/settings.ts';
import { buildApp } from './app.ts';
import { canReachOut } from './first-look/fetch.ts';
import { look } from './first-look/look.ts';
import { createLooks } from './first-look/looks.ts';
import { warningsOf } from './health.ts';
import { maximumConnections } from './limits.ts';
import { openLiveSite } from './live-site.ts';
import { buildSecurityHeaders } from './security-headers.ts';

const explain = (error: unknown, { host, port }: ServerSettings): unknown => {
  const explained = explainListening(error, 'PORT', port);
  if (explained !== error || !(error instanceof Error && 'syscall' in error)) return explained;
  return new WrongSetting(`HOST is "${host}"; it should be a name or an address of this machine.`);
};

/** Starts listening; returns the address to open in a browser. Rejects with `WrongSetting` when it cannot. */
const listen = async (app: FastifyInstance, settings: ServerSettings): Promise<string> => {
  const { host, port } = settings;
  await app.listen({ host, port, backlog: maximumConnections }).catch((error: unknown) => {
    throw explain(error, settings);
  });
  const address = app.server.address() as AddressInfo;
  return localAddress(host, address.port);
};

/** Starts sending the mail in the outbox, if a mail server is set up. */
const startMail = (
  { mail, canaryMailTo }: ServerSettings,
  agency: () => Agency,
  work: Pick<Parameters<typeof startOutboxWorker>[0], 'outbox' | 'log'>,
): OutboxWorker | undefined => {
  if (!mail) return undefined;
  const open = () => {
    const { name } = agency();
    return openMailTransport({
      smtpUrl: mail.smtpUrl,
      from: { name, address: mail.from },
      to: { name, address: mail.to },
      testsTo: canaryMailTo ? { name, address: canaryMailTo } : undefined,
    });
  };
  return startOutboxWorker({
    ...work,
    // Created for each mail, to use the current brand name. A transport holds no connection.
    transport: { send: (...sent) => open().send(...sent) },
    compose: (lead) => composeMail(lead, agency()),
  });
};

interface StartOptions {
  environment: Environment;
  /** The build's output: `site/` and `render/`. */
  distDirectory: string;
  /** Prints a line for the person who started the server. */
  print: (line: string) => void;
  /** Looks at a website. Only tests replace it. */
  lookAt?: (website: string) => Promise<FirstLook>;
}

export interface RunningServer {
  /**
   * Takes over the settings of the environment that an owner decides: the address, mail, and how
   * long leads are kept. The others need another start, and a wrong one changes nothing.
   */
  refresh(): Promise<void>;
  /** Stops accepting requests, finishes those in progress, and closes the store. */
  stop(): Promise<void>;
}

const otherRetention =
  'The privacy page was built with other LEADS_KEEP_DAYS, NEWSLETTER_KEEP_DAYS or FIRESTORE_PROJECT than the server now keeps to: run "npm run build" again.';

/**
 * Reports at every start that damaged databases need attention. The health check stays green:
 * forms are accepted, and a red one would only make the supervisor restart the server.
 */
const reportDamage = (directory: string, print: StartOptions['print'], log: Log): void => {
  const report = damageReport(directory);
  if (report === undefined) return;
  const files = damagedFiles(directory);
  log.error({ files }, 'A damaged database of leads was set aside; a new one was begun');
  print(`ATTENTION: ${report}`);
};

/** Starts the whole server. Rejects with `WrongSetting` or `SiteNotBuilt` when a person has to fix something. */
export const start = async (options: StartOptions): Promise<RunningServer> => {
  const { environment, distDirectory, print } = options;
  const settings = readServerSettings(environment);
  const { lookAt = (website) => look(website, settings.siteUrl) } = options;
  const headersFor = buildSecurityHeaders(settings);
  const { site, facts, renderer, watch } = await openLiveSite(distDirectory, headersFor);
  const directory = sqliteDirectory(settings);
  if (directory !== undefined) setAsideIfDamaged(directory, new Date());
  const store = await openLeadStore(settings);
  let worker: OutboxWorker | undefined;
  const wakeWorker = () => worker?.nudge();
  const { firstLook } = settings;
  const looks = createLooks(lookAt);
  let canLook = firstLook === 'on';
  // Silent name servers don't hold up the start.
  if (firstLook === 'auto') void canReachOut().then((can) => (canLook = can));
  const canary = { store, sendsMail: settings.mail !== undefined };
  const app = await buildApp({
    settings,
    site,
    facts,
    ...renderer,
    securityHeaders: headersFor(),
    store,
    onStored: wakeWorker,
    canary,
    looks: () => (canLook ? looks : undefined),
    healthWarnings: () => warningsOf({ outbox: store.outbox, sqliteDirectory: directory }),
  });
  const agency = () => ({ ...facts(), adminUrl: settings.adminUrl });
  const address = await listen(app, settings);
  // No `await` from here on, so that a signal always finds a server that can be stopped.
  const startWork = () => {
    worker = startMail(settings, agency, { outbox: store.outbox, log: app.log });
    const jobs = scheduledJobs({ store, directory, settings, agency, onQueued: wakeWorker });
    const schedule = startScheduledJobs(jobs, app.log);
    return { stop: () => Promise.all([worker?.stop(), schedule.stop()]) };
  };
  let work = startWork();
  let isStopping = false;
  const refresh = async () => {
    const { siteUrl, mail, silenceDays, answerReminderHours, retentionPolicy } =
      readServerSettings(environment);
    await work.stop();
    if (isStopping) return;
    Object.assign(settings, { siteUrl, mail, silenceDays, answerReminderHours, retentionPolicy });
    canary.sendsMail = mail !== undefined;
    work = startWork();
    app.log.info('Other settings are in use now');
  };
  const stopWatching = watch(app.log);
  print(`${facts().name} is at ${address}`);
  if (!worker)
    print(`${noMailServer} They are in the back office; .env.example says how to do without it.`);
  if (JSON.stringify(facts().retentionPolicy) !== JSON.stringify(settings.retentionPolicy))
    print(otherRetention);
  if (directory !== undefined) reportDamage(directory, print, app.log);
  return {
    refresh: () =>
      refresh().catch((error: unknown) => {
        if (!(error instanceof WrongSetting)) throw error;
        app.log.error(error.message);
      }),
    stop: async () => {
      isStopping = true;
      stopWatching();
      await Promise.all([app.close(), work.stop()]);
      await store.close();
    },
  };
};
