import type { DocumentData, Timestamp } from '@google-cloud/firestore';
import type { CollectionName, LeadDocument } from '../documents.ts';
import type { MailMessage } from '../outbox.ts';
import type { QuarantinedLead } from '../quarantine.ts';
import { readDocument, storedDocument } from './lead-document.ts';

/** A submission that is held back: the document it would be, and what it has to wait with. */
export interface HeldLead extends QuarantinedLead {
  mail: MailMessage;
}

const wellFormed = ({ subject, text, html, replyTo }: MailMessage) => ({
  subject: subject.toWellFormed(),
  text: text.toWellFormed(),
  html: html.toWellFormed(),
  replyTo: replyTo
    ? { name: replyTo.name.toWellFormed(), address: replyTo.address.toWellFormed() }
    : null,
});

/** As it stands in quarantine. */
export const storedHeld = ({ collection, data, suspicions, mail }: HeldLead): DocumentData => {
  const { timestamp, ...fields } = storedDocument(collection, data, new Date(data.timestamp));
  return { collection, fields, timestamp, suspicions: [...suspicions], mail: wellFormed(mail) };
};

/** As it was held back. */
export const readHeld = (id: string, stored: DocumentData): HeldLead => {
  const { collection, fields, timestamp, suspicions, mail } = stored as {
    collection: CollectionName;
    fields: DocumentData;
    timestamp: Timestamp;
    suspicions: string[];
    mail: Omit<MailMessage, 'replyTo'> & { replyTo: MailMessage['replyTo'] | null };
  };
  const document: LeadDocument = readDocument(collection, id, { ...fields, timestamp });
  return {
    ...document,
    collection,
    suspicions,
    mail: { ...mail, replyTo: mail.replyTo ?? undefined },
  };
};
