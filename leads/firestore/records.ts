import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { canonicalAddress } from '../forms/email-address.ts';
import {
  collectionNames,
  documentOf,
  fieldsOf,
  type CollectionName,
  type StoredDocument,
} from '../documents.ts';
import { sectionOf, type LeadRecord, type MailMessage, type StoredMail } from '../lead-record.ts';
import type { FirestoreConnection } from './connection.ts';

export const collections = {
  /** What is held back: `{ collection, fields, timestamp, suspicions }`. */
  quarantine: 'quarantine',
  /** Tests of ourselves: `{ collection, fields, timestamp }`. */
  canaries: 'canaries',
  /** One a submission, with its id: `{ collection, person, origin, request, answeredAt, answeredBy, note, noteBy }`. Says where the document is, whose, and what else is known; so an id is given once only. */
  records: 'leadRecords',
  /** One mail a lead, with its id. */
  outbox: 'outbox',
  /** Recognises a repetition without a submission id, by fingerprint: `{ lead, expireTime }`. */
  recent: 'recentSubmissions',
  /** The store's secret and the traces of its health checks. */
  state: 'storeState',
} as const;

export const places = [...collectionNames, collections.quarantine, collections.canaries] as const;

/** The collection a submission stands in. */
export type Place = (typeof places)[number];

/** A moment as Firestore stores it. */
export const timestampOf = (moment: Date | string): Timestamp =>
  Timestamp.fromDate(new Date(moment));

const textOf = (moment: Timestamp): string => moment.toDate().toISOString();

/** A document as it is stored: the specified fields, its moment as Firestore's own kind of date. */
export const storedDocument = ({ data }: StoredDocument): DocumentData => ({
  ...fieldsOf(data),
  timestamp: timestampOf(data.timestamp),
});

/** Places whose documents name their collection, and so may be of any. */
const mixed: readonly string[] = [collections.quarantine, collections.canaries];

/** A document as it was stored, by us or by whatever wrote to the collection before us. */
export const readDocument = (snapshot: DocumentSnapshot): StoredDocument => {
  const place = snapshot.ref.parent.id;
  const { timestamp, ...stored } = snapshot.data() ?? {};
  const { collection, fields } = mixed.includes(place)
    ? stored
    : { collection: place, fields: stored };
  return documentOf(collection as CollectionName, fields, (timestamp as Timestamp).toDate());
};

/** A mail as it is stored. A moment that is null is left out of queries by it. */
export interface MailFields extends Pick<StoredMail, 'state' | 'attempts' | 'lastError'> {
  /** Of a notice, until it is sent. */
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

/** Adds a record to a transaction, which fails where its id was given before. */
export const createRecord = (
  connection: FirestoreConnection,
  transaction: Transaction,
  record: LeadRecord,
): void => {
  const place = sectionOf(record);
  const { id, document, held, mail, canary: _, ...beside } = record;
  const create = (name: string, data: object) =>
    transaction.create(connection.document(name, id), data);
  if (document) {
    const { collection, data } = document;
    const person = canonicalAddress(data.email);
    create(collections.records, { collection: place, person, ...beside });
    const timestamp = timestampOf(data.timestamp);
    create(
      place,
      mixed.includes(place)
        ? { collection, fields: fieldsOf(data), timestamp, ...held }
        : storedDocument(document),
    );
  }
  if (!mail) return;
  const stored = mailFields(mail);
  create(collections.outbox, document ? stored : { ...stored, noticeTime: stored.queuedTime });
};

/** Firestore keeps what is left out of a change, so an empty text stands for nothing. */
const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** What these documents of any place are, in their order, with all that stands beside them. */
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
    const { collection: _, person: __, ...beside } = records?.[index]?.data() ?? {};
    const place = snapshot.ref.parent.id;
    return {
      ...withoutEmpty(beside),
      id: snapshot.id,
      document: readDocument(snapshot),
      held:
        place === collections.quarantine ? { suspicions: snapshot.get('suspicions') } : undefined,
      mail: readMail(mails?.[index]),
      canary: place === collections.canaries || undefined,
    };
  });
};

/** A submission, wherever it stands; undefined for a notice. */
export const findRecord = async (
  connection: FirestoreConnection,
  id: string,
): Promise<LeadRecord | undefined> => {
  const found = await connection.readAll(places.map((name) => connection.document(name, id)));
  const [record] = await readRecords(
    connection,
    found.filter(({ exists }) => exists),
  );
  return record;
};

/** Documents read at once: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;

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
  { from, size = pageSize }: { from?: Timestamp; size?: number } = {},
) {
  const [operator, direction] = from ? (['<=', 'desc'] as const) : (['>=', 'asc'] as const);
  let moment = from ?? Timestamp.fromMillis(0);
  let seen = new Set<string>();
  for (;;) {
    const rest = connection
      .collection(name)
      .where(field, operator, moment)
      .orderBy(field, direction);
    const found = await connection.find(rest.limit(size + seen.size));
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
