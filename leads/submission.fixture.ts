import type { ContactFields } from '../forms/contact.ts';
import type { Submission } from './lead-record.ts';

const envelope = {
  sender: '203.0.113.7',
  receivedAt: new Date('2026-11-21T10:00:00.000Z'),
  mail: { subject: 'A subject', text: 'Plain words', html: '<p>Words</p>' },
};

const contact: ContactFields = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  service: 'Web Design',
  brief: 'A site for my bakery.\nSoon, please.',
};

type Changes = Partial<Omit<Submission, 'collection' | 'fields'>>;

/** A contact request like those that come in, with what a test needs different. */
export const contactSubmission = (
  fields: Partial<ContactFields> = {},
  changes: Changes = {},
): Submission<'contacts'> => ({
  collection: 'contacts',
  fields: { ...contact, ...fields },
  ...envelope,
  ...changes,
});

/** A newsletter sign-up with this address. */
export const newsletterSubmission = (
  email: string,
  changes: Changes = {},
): Submission<'newsletter'> => ({
  collection: 'newsletter',
  fields: { email },
  ...envelope,
  ...changes,
});
