import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailMessage } from '../lead-record.ts';

interface MailAddress {
  name: string;
  address: string;
}

interface MailTransportSettings {
  /** In nodemailer's format: `smtps://user:password@smtp.example.com`. */
  smtpUrl: string;
  /** An address of the agency's own domain, so that the mail passes SPF, DKIM and DMARC. */
  from: MailAddress;
  to: MailAddress;
  /** The recipient of canary mails; `to` by default. */
  testsTo?: MailAddress | undefined;
}

export interface MailTransport {
  /**
   * Resolves when the mail server has accepted the mail; rejects at once when `signal` aborts.
   * The same `id` gives the same Message-ID.
   */
  send(id: string, message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Maximum time for one delivery, in milliseconds; leases are longer. */
export const sendTimeout = 60_000;

// Each step times out before the whole does, so that the error says which one was stuck.
const stepTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

const domainOf = ({ address }: MailAddress) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Sends mails from the agency to itself. Envelope, sender and recipient come from the settings alone. Addresses are
 * passed as objects, since a comma in a string would start another recipient.
 */
export const openMailTransport = ({
  smtpUrl,
  from,
  to,
  testsTo = to,
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
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]),
      });
    },
    close: () => transporter.close(),
  };
};

/** Why the mail server did not accept a mail, without personal data, so that it may be stored. */
interface DeliveryFailure {
  /** The server rejected this very mail and would reject it again. */
  permanent: boolean;
  /** The server's reply code, or nodemailer's error code when there was no reply. */
  code: number | string;
  /** The server's message, without addresses. */
  description: string;
}

/** A word, or a quoted local part with its domain. */
const word = /"[^"]*"@[^\s<>"]*|[^\s<>"]+/gu;

const withoutAddresses = (text: string) =>
  text
    .replace(word, (found) => (found.includes('@') ? '[address]' : found))
    .replace(/\s+/gu, ' ')
    .slice(0, 300);

/** "Log in first" and the like (RFC 4954, 6): the mail itself is accepted once the settings are right. */
const authenticationReplies: readonly unknown[] = [530, 534, 535, 538];

/** nodemailer's codes for a rejected sender, recipient or message. Any other rejection concerns the connection. */
const messageCodes: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Interprets the error that nodemailer rejected with. */
export const deliveryFailure = (rejection: unknown): DeliveryFailure => {
  const error: NodemailerError =
    rejection instanceof Error ? rejection : new Error(String(rejection));
  const { code, message, permanent = false, responseCode } = error;
  return {
    permanent:
      permanent && messageCodes.includes(code) && !authenticationReplies.includes(responseCode),
    code: responseCode ?? code ?? error.name,
    description: withoutAddresses(message),
  };
};

const noAnswer = /E(?:CONN|TIMEDOUT|SOCKET|DNS|HOST|NET|PIPE)|ENOTFOUND|EAI_AGAIN|timeout|socket/iu;

/** A failure in the words of somebody who runs a business. `description` is that of a `DeliveryFailure`. */
export const mailTrouble = (description: string): string => {
  if (noAnswer.test(description)) return 'The mail server doesn’t answer. Is its address right?';
  if (/\b53[0458]\b|EAUTH|invalid login|credentials/iu.test(description))
    return 'The mail server doesn’t accept the user name or the password.';
  if (/certificate|\bSSL\b|\bTLS\b|wrong version/iu.test(description))
    return 'No secure connection to the mail server. Is its address right?';
  return `The mail server said: “${description}”.`;
};

/** Connects to the mail server and logs in. Returns the error message when that fails. */
export const verifyMailServer = async (smtpUrl: string): Promise<string | undefined> => {
  const transporter = createTransport({ url: smtpUrl, ...stepTimeouts, socketTimeout: 15_000 });
  try {
    await transporter.verify();
    return undefined;
  } catch (rejection) {
    return deliveryFailure(rejection).description;
  } finally {
    transporter.close();
  }
};
