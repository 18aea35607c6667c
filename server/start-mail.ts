import type { Log } from '../leads/log.ts';
import type { OutboxWorker } from '../leads/outbox-worker.ts';
import type { Outbox } from '../leads/outbox.ts';
import type { ServerSettings } from '../settings/settings.ts';

export interface MailOptions {
  settings: Pick<ServerSettings, 'mail' | 'canaryMailTo'>;
  /** Under which mail is sent to the agency. */
  siteName: string;
}

/** Loads the programs that send mail, only where a mail server is set. Answers with what starts to send what is in the outbox. */
export const prepareMail = async ({
  settings,
  siteName,
}: MailOptions): Promise<((outbox: Outbox, log: Log) => OutboxWorker) | undefined> => {
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
  return (outbox, log) => startOutboxWorker({ outbox, transport, log });
};
