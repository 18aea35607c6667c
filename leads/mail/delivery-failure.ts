import type { NodemailerError } from 'nodemailer';

/** Why a mail was not taken over, in words that may be stored. */
interface DeliveryFailure {
  /** The server refused this very mail; sending it again would be refused again. */
  permanent: boolean;
  /** The server's reply code, or nodemailer's name for what went wrong before there was a reply. */
  code: number | string;
  /** The server's words without addresses. */
  description: string;
}

const maximumLength = 300;

const address = /(?:"[^"]*"|[^\s<>"]+)@[^\s<>"]+/gu;

const withoutAddresses = (text: string) =>
  text.replace(address, '[address]').replace(/\s+/gu, ' ').slice(0, maximumLength);

/** "Log in first" and the like (RFC 4954, 6): the mail itself is welcome once the settings are right. */
const authenticationReplies: readonly unknown[] = [530, 534, 535, 538];

/** nodemailer's codes for a refused sender, recipient or message; any other refusal concerns the connection. */
const messageCodes: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Reads what nodemailer rejected with. */
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
