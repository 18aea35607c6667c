import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { canonicalAddress } from '../forms/email-address.ts';
import type { ContactFields } from '../forms/contact.ts';
import { documentData, orderedFields, type CollectionName } from '../documents.ts';
import type { LeadRecord, MailMessage, StoredMail } from '../lead-record.ts';
import type { FirestoreConnection } from './connection.ts';

export const collections = {
  /** What is held back, with the mail that waits with it. */
  quarantine: 'quarantine',
  /** Tests of ourselves, as they would stand in their collections. */
  canaries: 'canaries',
  /** One a submission, with its id: `{ collection, person, origin, answeredAt, answeredBy, note, noteBy }`. Says where the document is, whose, and what else is known; so an id is given once only. */
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

type Lead = NonNullable<LeadRecord['document']>;

/** A moment as Firestore stores it. */
export const timestampOf = (moment: Date | string): Timestamp =>
  Timestamp.fromDate(new Date(moment));

const textOf = (moment: Timestamp): string => moment.toDate().toISOString();

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

type HeldLead = Required<Pick<LeadRecord, 'id' | 'document' | 'held'>>;

export const readHeld = (snapshot: DocumentSnapshot): HeldLead => {
  const { collection, fields, timestamp, suspicions, mail } = snapshot.data() as DocumentData;
  const document = readLead(collection as CollectionName, { ...fields, timestamp });
  return { id: snapshot.id, document, held: { suspicions, mail } };
};

/** A mail as it is stored. A moment that is null is left out of queries by it. */
export interface MailFields extends Pick<StoredMail, 'state' | 'attempts' | 'lastError'> {
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

/** A mail with its contents; none where there is none. */
export const readMail = (snapshot: DocumentSnapshot | undefined): StoredMail | undefined => {
  const mail = snapshot?.data() as MailFields | undefined;
  return (
    mail && {
      state: mail.state,
      attempts: mail.attempts,
      queuedAt: textOf(mail.queuedTime),
      nextAttemptAt: mail.dueTime ? textOf(mail.dueTime) : undefined,
      sentAt: mail.sentTime && textOf(mail.sentTime),
      lastError: mail.lastError ?? undefined,
      message: mail.message ?? undefined,
    }
  );
};

const placeOf = ({ document, held }: LeadRecord): Place | undefined =>
  held ? collections.quarantine : document?.collection;

/** Adds a record to a transaction, which fails where its id was given before. */
export const createRecord = (
  connection: FirestoreConnection,
  transaction: Transaction,
  record: LeadRecord,
  place = placeOf(record),
): void => {
  const { id, document, origin, answeredAt, answeredBy, note, noteBy, held, mail } = record;
  const create = (name: string, data: object) =>
    transaction.create(connection.document(name, id), data);
  if (document && place) {
    const stored = storedDocument(document);
    const { timestamp, ...fields } = stored;
    const person = canonicalAddress(document.data.email);
    const beside = { origin, answeredAt, answeredBy, note, noteBy };
    create(collections.records, { collection: place, person, ...beside });
    create(place, held ? { collection: document.collection, fields, timestamp, ...held } : stored);
  }
  if (!mail) return;
  const stored = mailFields(mail);
  create(collections.outbox, document ? stored : { ...stored, noticeTime: stored.queuedTime });
};

const readDocument = (snapshot: DocumentSnapshot): Pick<LeadRecord, 'document' | 'held'> => {
  const place = snapshot.ref.parent.id as CollectionName | typeof collections.quarantine;
  return place === collections.quarantine
    ? readHeld(snapshot)
    : { document: readLead(place, snapshot.data() ?? {}) };
};

/** What these documents of collections and quarantine are, in their order, with all that stands beside them. */
export const readRecords = async (
  connection: FirestoreConnection,
  page: readonly DocumentSnapshot[],
): Promise<LeadRecord[]> => {
  if (page.length === 0) return [];
  const [records, mails] = await Promise.all(
    [collections.records, collections.outbox].map((name) =>
      connection.readAll(page.map(({ id }) => connection.document(name, id))),
    ),
  );
  return page.map((snapshot, index) => {
    const { origin, ...said } = (records?.[index]?.data() ?? {}) as Partial<LeadRecord>;
    return {
      id: snapshot.id,
      ...readDocument(snapshot),
      origin,
      answeredAt: said.answeredAt || undefined,
      answeredBy: said.answeredBy || undefined,
      note: said.note || undefined,
      noteBy: said.noteBy || undefined,
      mail: readMail(mails?.[index]),
    };
  });
};

/** Documents read at once: few enough that a page of the longest texts fits in memory. */
const pageSize = 200;

/**
 * The documents of a collection that have a moment in `field`, oldest first, or
 * newest first from a moment on, in pages. A page begins at the moment of the
 * last document before it and leaves out those of this moment that came already:
 * so nothing is missed that is added in between, and nothing comes twice.
 */
export async function* pages(
  connection: FirestoreConnection,
  name: string,
  field: string,
  newestFrom?: Timestamp,
) {
  const [operator, direction] = newestFrom ? (['<=', 'desc'] as const) : (['>=', 'asc'] as const);
  let moment = newestFrom ?? Timestamp.fromMillis(0);
  let seen = new Set<string>();
  for (;;) {
    const rest = connection
      .collection(name)
      .where(field, operator, moment)
      .orderBy(field, direction);
    const found = await connection.find(rest.limit(pageSize + seen.size));
    const page = found.filter(({ id }) => !seen.has(id));
    if (page.length === 0) return;
    for (const snapshot of page) {
      const next = snapshot.get(field) as Timestamp;
      if (!next.isEqual(moment)) seen = new Set();
      moment = next;
      seen.add(snapshot.id);
    }
    yield page;
  }
}
