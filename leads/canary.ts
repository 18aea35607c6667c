import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContactFields } from './forms/contact.ts';
import type { MailMessage } from './lead-record.ts';

/** What a canary types into the contact form. The address can never belong to anyone (RFC 2606). */
export const canaryFields: ContactFields = {
  name: 'Canary',
  email: 'canary@canary.invalid',
  service: 'Web Design',
  brief:
    'The website tests its own form, store and mail. Nobody has written to you, and there is nothing to do.',
};

/** The mail of a canary: composed like that of any lead, but known at once by people and filters, and nobody to answer to. */
export const canaryMail = (mail: MailMessage): MailMessage => ({
  ...mail,
  subject: 'Canary: the forms of the website work',
  replyTo: undefined,
  isTest: true,
});

/** The header in which a canary proves that it is ours. */
export const canaryHeader = 'x-canary';

/** What is signed: a signature for one request is good for no other. */
interface SignedRequest {
  method: string;
  path: string;
}

/** How far the clocks of canary and server may be apart, in seconds. */
const tolerance = 300;

const digest = (key: string, { method, path }: SignedRequest, seconds: number) =>
  createHmac('sha256', key).update(`${method} ${path} ${seconds}`).digest('hex');

/** Signs a request with the secret that canary and server share. */
export const signCanary = (key: string, request: SignedRequest, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `${seconds}.${digest(key, request, seconds)}`;
};

/** Whether a request was signed with this key within the last minutes. */
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
