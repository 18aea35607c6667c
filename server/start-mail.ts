import type { Log } from '../leads/log.ts';
import type { OutboxWorker } from '../leads/outbox-worker.ts';
import type { Outbox } from '../leads/outbox.ts';
import type { ServerSettings } from '../settings/settings.ts';

export interface MailOptions {
  settings: Pick<ServerSettings, 'mail' | 'canaryMailTo'>;
  /** Under which mail is sent to the agency. */
  siteName: string;
  outbox: Outbox;
  log: Log;
}

/** Starts sending what is in the outbox, where a mail server is set; only then are the programs for it loaded. */
export const startMail = async (options: MailOptions): Promise<OutboxWorker | undefined> => {
  const { settings, siteName, outbox, log } = options;
  if (!settings.mail) return undefined;
  const { smtpUrl, from, to } = settings.mail;
  const { openMailTransport } = await import('../leads/mail/transport.ts');
  const { startOutboxWorker } = await import('../leads/outbox-worker.ts');
  const transport = openMailTransport({
    smtpUrl,
    from: { name: siteName, address: from },
    to: { name: siteName, address: to },
    testsTo: settings.canaryMailTo ? { name: siteName, address: settings.canaryMailTo } : undefined,
  });
  return startOutboxWorker({ outbox, transport, log });
};
