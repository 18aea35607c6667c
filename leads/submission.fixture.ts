import type { ContactFields } from './forms/contact.ts';
import { documentOf, type StoredDocument } from './documents.ts';
import {
  sectionOf,
  type Lead,
  type MailMessage,
  type Section,
  type Submission,
} from './lead-record.ts';
import type { Agency } from './mail/compose.ts';
import type { LeadStore } from './lead-store.ts';

/** The default time of every test. */
export const now = () => new Date('2026-11-21T10:00:00.000Z');

const envelope = { sender: '203.0.113.7', receivedAt: now() };

/** A sample notice. */
export const notice: MailMessage = {
  subject: 'A subject',
  text: 'Plain words',
  html: '<p>Words</p>',
};

/** The recipient of mails. */
export const agency: Agency = {
  name: 'Marigold & Main',
  businessHours: {
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        from: '09:00',
        to: '17:00',
      },
    ],
    holidays: [],
    timeZone: 'America/Chicago',
  },
  colors: {
    tint: '#eef1fb',
    ground: '#fcfbf8',
    ink: '#171f3d',
    muted: '#5a6080',
    brand: '#2e3f86',
    soft: '#d8dff6',
  },
};

const contact: ContactFields = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  service: 'Web Design',
  brief: 'A site for my bakery.\nSoon, please.',
};

type Changes = Partial<Omit<Submission, 'collection' | 'fields'>>;

/** A typical contact request, with a test's changes. */
export const contactSubmission = (
  fields: Partial<ContactFields> = {},
  changes: Changes = {},
): Submission => ({
  collection: 'contacts',
  fields: { ...contact, ...fields },
  ...envelope,
  ...changes,
});

/** A newsletter sign-up with this address. */
export const newsletterSubmission = (email: string, changes: Changes = {}): Submission => ({
  collection: 'newsletter',
  fields: { email },
  ...envelope,
  ...changes,
});

/** The lead from which a submission's mail is composed. */
export const mailedLead = ({
  collection,
  fields,
  receivedAt,
  origin,
  request,
}: Submission): Lead => ({
  id: '0123abcd',
  document: documentOf(collection, fields, receivedAt),
  origin,
  request,
});

/** Opens an empty store for one test. */
export type OpenForTest = () => LeadStore | Promise<LeadStore>;

/** The documents of a collection or of the quarantine, oldest first. */
export const documentsIn = async (
  store: Pick<LeadStore, 'exportRecords'>,
  place: Section,
): Promise<{ id: string; data: StoredDocument['data'] }[]> => {
  const records = await Array.fromAsync(store.exportRecords());
  return records
    .filter((record) => sectionOf(record) === place)
    .flatMap(({ id, document }) => (document ? { id, data: document.data } : []));
};

/** Document counts of a store: zero for each collection not named. */
export const counts = (some: object) => ({
  contacts: 0,
  authorityBuilderFunnel1: 0,
  newsletter: 0,
  ...some,
});
