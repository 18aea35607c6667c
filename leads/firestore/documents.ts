import { Timestamp, type DocumentData, type Transaction } from '@google-cloud/firestore';
import {
  documentData,
  orderedFields,
  type CollectionName,
  type FieldsByCollection,
  type LeadDocument,
} from '../documents.ts';
import type { QuarantinedLead } from '../lead-store.ts';
import type { MailMessage, OutboxEntry } from '../outbox.ts';
import { personKey } from '../submission.ts';
import type { FirestoreConnection } from './connection.ts';

/** The collections beside those of the documents. */
export const collections = {
  /** What is held back, with the mail that waits with it. */
  quarantine: 'quarantine',
  /** Tests of ourselves, as they would stand in their collections. */
  canaries: 'canaries',
  /** One a submission, with its id: `{ collection, person }`. Says where the document is, and whose; so an id is given once only. */
  records: 'leadRecords',
  /** One mail a lead, with its id. */
  outbox: 'outbox',
  /** Recognises a repetition without a submission id, by fingerprint: `{ lead, expireTime }`. */
  recent: 'recentSubmissions',
  /** The store's secret and the traces of its health checks. */
  state: 'storeState',
} as const;

/** The collection a submission stands in. */
export type Place = CollectionName | typeof collections.quarantine | typeof collections.canaries;

/** A moment as Firestore stores it. */
export const timestampOf = (moment: Date | string): Timestamp =>
  Timestamp.fromDate(new Date(moment));

const textOf = (moment: Timestamp): string => moment.toDate().toISOString();

/** A submission as it is known before it is stored, and after it was read. */
export interface Lead {
  collection: CollectionName;
  data: LeadDocument['data'];
}

/** A submission that is held back: the document it would be, and what it has to wait with. */
export interface HeldLead extends QuarantinedLead {
  mail: MailMessage;
}

/** A document as it is stored: the specified fields, its moment as Firestore's own kind of date. */
export const storedDocument = ({ collection, data }: Lead): DocumentData => ({
  ...Object.fromEntries(orderedFields(collection, data)),
  timestamp: timestampOf(data.timestamp),
});

/** A document as it was stored, by us or by whatever wrote to the collection before us. */
export const readDocument = <Collection extends CollectionName>(
  collection: Collection,
  id: string,
  stored: DocumentData,
): LeadDocument<Collection> => {
  const { timestamp, ...fields } = stored as FieldsByCollection[Collection] & {
    timestamp: Timestamp;
  };
  const data = documentData(collection, fields, timestamp.toDate());
  return { id, data: data as LeadDocument<Collection>['data'] };
};

const storedHeld = ({ collection, data, suspicions, mail }: Omit<HeldLead, 'id'>) => {
  const { timestamp, ...fields } = storedDocument({ collection, data });
  return { collection, fields, timestamp, suspicions: [...suspicions], mail };
};

export const readHeld = (id: string, stored: DocumentData): HeldLead => {
  const { collection, fields, timestamp, suspicions, mail } = stored as ReturnType<
    typeof storedHeld
  >;
  return {
    ...readDocument(collection, id, { ...fields, timestamp }),
    collection,
    suspicions,
    mail,
  };
};

/** A mail as it is stored. A moment that is null is left out of queries by it. */
export interface StoredMail extends Pick<OutboxEntry, 'state' | 'attempts' | 'lastError'> {
  /** Null once it is sent: the lead has the contents. */
  message: MailMessage | null;
  queuedTime: Timestamp;
  /** As `queuedTime`, until it is sent. */
  unsentSince: Timestamp | null;
  /** When a worker may take it: the next attempt, or the end of the lease. Null once it is sent or dead. */
  dueTime: Timestamp | null;
  sentTime?: Timestamp | undefined;
  /** As `queuedTime`, in a notice: a mail that tells of no lead. */
  noticeTime?: Timestamp | undefined;
}

/** A mail that was just queued, due at once unless told otherwise. */
export const queuedMail = (message: MailMessage, queuedAt: Date, dueAt = queuedAt): StoredMail => ({
  state: 'waiting',
  attempts: 0,
  message,
  queuedTime: timestampOf(queuedAt),
  unsentSince: timestampOf(queuedAt),
  dueTime: timestampOf(dueAt),
});

export const readEntry = (id: string, mail: StoredMail): OutboxEntry => ({
  id,
  state: mail.state,
  attempts: mail.attempts,
  queuedAt: textOf(mail.queuedTime),
  nextAttemptAt: textOf(mail.dueTime ?? mail.queuedTime),
  sentAt: mail.sentTime && textOf(mail.sentTime),
  lastError: mail.lastError ?? undefined,
});

/** What is stored in one commit. What is held back has its mail in itself, and none in the outbox. */
export interface NewLead extends Lead {
  id: string;
  place: Place;
  held?: Pick<HeldLead, 'suspicions' | 'mail'> | undefined;
  mail?: StoredMail | undefined;
}

/** Adds a document, its record and its mail to a transaction, which fails where the id was given before. */
export const createLead = (
  connection: FirestoreConnection,
  transaction: Transaction,
  { id, place, held, mail, ...lead }: NewLead,
): void => {
  const create = (name: string, data: object) =>
    transaction.create(connection.document(name, id), data);
  create(collections.records, { collection: place, person: personKey(lead.data.email) });
  create(place, held ? storedHeld({ ...lead, ...held }) : storedDocument(lead));
  if (mail) create(collections.outbox, mail);
};
