import type { ContactFields } from '../forms/contact.ts';
import type { CollectionName } from './documents.ts';
import type { MailMessage, Submission } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';

/** When everything happens unless a test says otherwise. */
export const now = () => new Date('2026-11-21T10:00:00.000Z');

const envelope = {
  sender: '203.0.113.7',
  receivedAt: now(),
  mail: { subject: 'A subject', text: 'Plain words', html: '<p>Words</p>' },
};

const contact: ContactFields = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  service: 'Web Design',
  brief: 'A site for my bakery.\nSoon, please.',
};

/** With a mail that is written already. */
type Written<Name extends CollectionName = CollectionName> = Submission<Name> & {
  mail: MailMessage;
};

type Changes = Partial<Omit<Written, 'collection' | 'fields'>>;

/** A contact request like those that come in, with what a test needs different. */
export const contactSubmission = (
  fields: Partial<ContactFields> = {},
  changes: Changes = {},
): Written<'contacts'> => ({
  collection: 'contacts',
  fields: { ...contact, ...fields },
  ...envelope,
  ...changes,
});

/** A newsletter sign-up with this address. */
export const newsletterSubmission = (
  email: string,
  changes: Changes = {},
): Written<'newsletter'> => ({
  collection: 'newsletter',
  fields: { email },
  ...envelope,
  ...changes,
});

/** Opens a store of its own for each test, empty. */
export type OpenForTest = () => LeadStore | Promise<LeadStore>;

/** The counts of a store, of which only those named are not zero. */
export const counts = (some: object) => ({
  contacts: 0,
  authorityBuilderFunnel1: 0,
  newsletter: 0,
  ...some,
});
