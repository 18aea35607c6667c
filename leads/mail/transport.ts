import { createTransport } from 'nodemailer';
import type { MailMessage } from '../outbox.ts';

interface MailAddress {
  name: string;
  address: string;
}

interface MailTransportSettings {
  /** As nodemailer reads it: `smtps://user:password@smtp.example.com`. */
  smtpUrl: string;
  /** An address of the agency's own domain, so that the mail passes SPF, DKIM and DMARC. */
  from: MailAddress;
  to: MailAddress;
  /** Who gets the mails of tests instead. */
  testsTo?: MailAddress | undefined;
  /** For the whole exchange with the mail server, in milliseconds: at most `sendTimeout`, on which leases rest. */
  timeout?: number;
}

export interface MailTransport {
  /**
   * Resolves when the mail server has taken the mail over; rejects at once when `signal` aborts.
   * The same `id` gives the same Message-ID.
   */
  send(id: string, message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Longest time one sending may take, in milliseconds; leases are longer. */
export const sendTimeout = 60_000;

// Each step gives up before the whole does, so that the error tells which one was stuck.
const stepTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

const domainOf = ({ address }: MailAddress) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Sends mails from the agency to itself. Envelope, sender and recipient come
 * from the settings alone; addresses are passed as objects, since in a string
 * a comma begins another recipient.
 */
export const openMailTransport = ({
  smtpUrl,
  from,
  to,
  testsTo = to,
  timeout = sendTimeout,
}: MailTransportSettings): MailTransport => {
  const transporter = createTransport({ url: smtpUrl, ...stepTimeouts });
  return {
    send: async (id, { subject, text, html, replyTo, isTest }, signal) => {
      const recipient = isTest ? testsTo : to;
      await transporter.sendMail({
        envelope: { from: from.address, to: [recipient.address] },
        from,
        to: recipient,
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      });
    },
    close: () => transporter.close(),
  };
};
