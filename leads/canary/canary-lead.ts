import type { ContactFields } from '../../forms/contact.ts';
import type { MailMessage } from '../outbox.ts';

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
