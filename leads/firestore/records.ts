import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import type { ContactFields } from '../../forms/contact.ts';
import {
  collectionNames,
  documentData,
  orderedFields,
  type CollectionName,
  type LeadDocument,
} from '../documents.ts';
import type { LeadRecord, StoredMail, MailMessage } from '../lead-record.ts';
import type { OutboxEntry } from '../lead-store.ts';
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

type Lead = NonNullable<LeadRecord['document']>;

/** A document as it is stored: the specified fields, its moment as Firestore's own kind of date. */
export const storedDocument = ({ collection, data }: Lead): DocumentData => ({
  ...Object.fromEntries(orderedFields(collection, data)),
  timestamp: timestampOf(data.timestamp),
});

/** A document as it was stored, by us or by whatever wrote to the collection before us. */
const readLead = (collection: CollectionName, stored: DocumentData): Lead => {
  const { timestamp, ...fields } = stored as ContactFields & { timestamp: Timestamp };
  const data = documentData(collection, fields, timestamp.toDate());
  return { collection, data } as Lead;
};

export type HeldLead = Required<Omit<LeadRecord, 'mail'>>;

/** A submission that is held back. */
export const readHeld = (snapshot: DocumentSnapshot): HeldLead => {
  const { collection, fields, timestamp, suspicions, mail } = snapshot.data() as DocumentData;
  const document = readLead(collection as CollectionName, { ...fields, timestamp });
  return { id: snapshot.id, document, held: { suspicions, mail } };
};

/** A mail as it is stored. A moment that is null is left out of queries by it. */
export interface MailFields extends Pick<OutboxEntry, 'state' | 'attempts' | 'lastError'> {
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

export const mailFields = (mail: StoredMail): MailFields => ({
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  message: mail.message ?? null,
  queuedTime: timestampOf(mail.queuedAt),
  unsentSince: mail.state === 'sent' ? null : timestampOf(mail.queuedAt),
  dueTime: mail.nextAttemptAt === undefined ? null : timestampOf(mail.nextAttemptAt),
  sentTime: mail.sentAt === undefined ? undefined : timestampOf(mail.sentAt),
});

export const readEntry = (id: string, mail: MailFields): OutboxEntry => ({
  id,
  state: mail.state,
  attempts: mail.attempts,
  queuedAt: textOf(mail.queuedTime),
  nextAttemptAt: mail.dueTime ? textOf(mail.dueTime) : undefined,
  sentAt: mail.sentTime && textOf(mail.sentTime),
  lastError: mail.lastError ?? undefined,
});

const placeOf = ({ document, held }: LeadRecord): Place | undefined =>
  held ? collections.quarantine : document?.collection;

/** Adds a record to a transaction, which fails where its id was given before. */
export const createRecord = (
  connection: FirestoreConnection,
  transaction: Transaction,
  record: LeadRecord,
  place = placeOf(record),
): void => {
  const { id, document, held, mail } = record;
  const create = (name: string, data: object) =>
    transaction.create(connection.document(name, id), data);
  if (document && place) {
    const stored = storedDocument(document);
    const { timestamp, ...fields } = stored;
    create(collections.records, { collection: place, person: personKey(document.data.email) });
    create(place, held ? { collection: document.collection, fields, timestamp, ...held } : stored);
  }
  if (!mail) return;
  const stored = mailFields(mail);
  create(collections.outbox, document ? stored : { ...stored, noticeTime: stored.queuedTime });
};

/** The documents of a collection, oldest first. */
export async function* readDocuments<Collection extends CollectionName>(
  connection: FirestoreConnection,
  collection: Collection,
): AsyncGenerator<LeadDocument<Collection>, void> {
  for await (const page of connection.pages(collection, 'timestamp')) {
    for (const snapshot of page) {
      const { data } = readLead(collection, snapshot.data());
      yield { id: snapshot.id, data: data as LeadDocument<Collection>['data'] };
    }
  }
}

/** What is held back, oldest first. */
export async function* readQuarantine(
  connection: FirestoreConnection,
): AsyncGenerator<HeldLead, void> {
  for await (const page of connection.pages(collections.quarantine, 'timestamp')) {
    yield* page.map(readHeld);
  }
}

const readMail = (snapshot: DocumentSnapshot): StoredMail | undefined => {
  const stored = snapshot.data() as MailFields | undefined;
  if (!stored) return undefined;
  const { id: _, ...entry } = readEntry(snapshot.id, stored);
  return { ...entry, message: stored.message ?? undefined };
};

/** Everything but canaries: each collection, what is held back, and the notices. */
export async function* exportRecords(
  connection: FirestoreConnection,
): AsyncGenerator<LeadRecord, void> {
  for (const collection of collectionNames) {
    for await (const page of connection.pages(collection, 'timestamp')) {
      const mails = page.map(({ id }) => connection.document(collections.outbox, id));
      for (const [index, mail] of (await connection.readAll(mails)).entries()) {
        const document = readLead(collection, page[index]?.data() ?? {});
        yield { id: mail.id, document, mail: readMail(mail) };
      }
    }
  }
  yield* readQuarantine(connection);
  for await (const page of connection.pages(collections.outbox, 'noticeTime')) {
    for (const snapshot of page) yield { id: snapshot.id, mail: readMail(snapshot) };
  }
}
