import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContactFields } from './forms/contact.ts';
import type { MailMessage } from './lead-record.ts';

/** The contact form fields of a canary, a test lead. The address can never belong to anyone (RFC 2606). */
export const canaryFields: ContactFields = {
  name: 'Canary',
  email: 'canary@canary.invalid',
  service: 'Web Design',
  brief:
    'The website tests its own form, store and mail. Nobody has written to you, and there is nothing to do.',
};

/** Marks a lead's mail as a canary's: a subject that people and filters recognize, and no reply address. */
export const canaryMail = (mail: MailMessage): MailMessage => ({
  ...mail,
  subject: 'Canary: the forms of the website work',
  replyTo: undefined,
  isTest: true,
});

/** The request header that carries a canary's signature. */
export const canaryHeader = 'x-canary';

/** The signed parts of a request. They bind a signature to one method and path. */
interface SignedRequest {
  method: string;
  path: string;
}

/** The maximum clock skew between canary and server, in seconds. */
const tolerance = 300;

const digest = (key: string, { method, path }: SignedRequest, seconds: number) =>
  createHmac('sha256', key).update(`${method} ${path} ${seconds}`).digest('hex');

/** Signs a request with the secret that canary and server share. */
export const signCanary = (key: string, request: SignedRequest, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `${seconds}.${digest(key, request, seconds)}`;
};

/** Whether the signature matches this key and request, and its time is within `tolerance` of `now`. */
export const isSigned = (
  key: string,
  { signature, ...request }: SignedRequest & { signature: string },
  now: Date,
): boolean => {
  const [, time = '', given = ''] = /^(\d{1,12})\.([\da-f]{64})$/u.exec(signature) ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance) return false;
  const expected = Buffer.from(digest(key, request, Number(time)));
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
};
