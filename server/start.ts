import { join } from 'node:path';
import { composeMail } from '../leads/mail/compose.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';
import type { OutboxWorker } from '../leads/outbox-worker.ts';
import type { Environment } from '../settings/read-variables.ts';
import { readServerSettings } from '../settings/settings.ts';
import { buildApp } from './app.ts';
import { loadBuiltSite } from './built-site.ts';
import { listen } from './http/listen.ts';
import { loadRenderer } from './pages/load-renderer.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { startMail } from './start-mail.ts';

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

const byExtension =
  'Firebase’s extension sends the mail about leads (FIRESTORE_MAIL); this program sends none.';

/** Starts the whole server. Rejects with `WrongSetting` or `SiteNotBuilt` where a person has to do something about it. */
export const start = async (options: StartOptions): Promise<RunningServer> => {
  const { environment, distDirectory, print } = options;
  const settings = readServerSettings(environment);
  const securityHeaders = buildSecurityHeaders(settings);
  const site = await loadBuiltSite(join(distDirectory, 'site'), securityHeaders);
  const { renderSlot, siteName } = await loadRenderer(distDirectory);
  const store = await openLeadStore(settings);
  let worker: OutboxWorker | undefined;
  const app = await buildApp({
    settings,
    site,
    files: site.files,
    renderSlot,
    securityHeaders,
    store,
    composeMail: (lead) => composeMail(lead, siteName),
    onStored: () => worker?.nudge(),
  });
  const address = await listen(app, settings);
  worker = startMail({ settings, siteName, outbox: store.outbox, log: app.log });
  print(`${siteName} is at ${address}`);
  if (!worker) print(settings.firestore?.delivery.by === 'extension' ? byExtension : withoutMail);
  return {
    stop: async () => {
      await Promise.all([app.close(), worker?.stop()]);
      await store.close();
    },
  };
};
