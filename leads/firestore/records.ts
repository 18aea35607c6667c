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
  /** Quarantined submissions: `{ collection, fields, timestamp, suspicions }`. */
  quarantine: 'quarantine',
  /** Our own test leads: `{ collection, fields, timestamp }`. */
  canaries: 'canaries',
  /**
   * One record per submission, with the same id. It says where the document is, whose it is and what else is known,
   * and keeps the id unique:
   * `{ collection, person, origin, request, answeredAt, answeredBy, note, noteBy }`.
   */
  records: 'leadRecords',
  /** One mail per lead, with the lead's id, and the notices. */
  outbox: 'outbox',
  /** Fingerprints that detect repeats without a submission id: `{ lead, expireTime }`. */
  recent: 'recentSubmissions',
  /** The store's secret, the time of the last canary, and the traces of health checks. */
  state: 'storeState',
} as const;

export const places = [...collectionNames, collections.quarantine, collections.canaries] as const;

/** A collection that can hold a submission. */
export type Place = (typeof places)[number];

/** A time in Firestore's own format. */
export const timestampOf = (moment: Date | string): Timestamp =>
  Timestamp.fromDate(new Date(moment));

const textOf = (moment: Timestamp): string => moment.toDate().toISOString();

/** A document in Firestore's format: the specified fields, with the time as a Firestore timestamp. */
export const documentFields = ({ data }: StoredDocument): DocumentData => ({
  ...fieldsOf(data),
  timestamp: timestampOf(data.timestamp),
});

/** A document of a mixed collection, with what is known about why it is there. */
export const heldFields = (
  { collection, data }: StoredDocument,
  held: LeadRecord['held'],
): DocumentData => ({
  collection,
  fields: fieldsOf(data),
  timestamp: timestampOf(data.timestamp),
  ...held,
});

/** Collections that mix the documents of all forms. Each document names its own collection. */
const mixed: readonly string[] = [collections.quarantine, collections.canaries];

/** Reads a document that was stored by us, or by an earlier program. */
export const readDocument = (snapshot: DocumentSnapshot): StoredDocument => {
  const place = snapshot.ref.parent.id;
  const { timestamp, ...stored } = snapshot.data() ?? {};
  const { collection, fields } = mixed.includes(place)
    ? stored
    : { collection: place, fields: stored };
  return documentOf(collection as CollectionName, fields, (timestamp as Timestamp).toDate());
};

/** A mail in Firestore's format. Queries on a time skip the mails where it is null. */
export interface MailFields extends Pick<StoredMail, 'state' | 'attempts' | 'lastError'> {
  /** The contents of a notice, until it is sent. */
  message: MailMessage | null;
  queuedTime: Timestamp;
  /** Same as `queuedTime`, until the mail is sent. */
  unsentSince: Timestamp | null;
  /** When a worker may take it: the next attempt, or the end of the lease. Null once it is sent or dead. */
  dueTime: Timestamp | null;
  sentTime?: Timestamp | undefined;
  /** Same as `queuedTime`, in a notice only. */
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

/** A mail with its contents. Returns undefined when there is none. */
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

/** Adds a record to a transaction, which fails when the id already exists. */
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
    const person = canonicalAddress(document.data.email);
    create(collections.records, { collection: place, person, ...beside });
    create(place, mixed.includes(place) ? heldFields(document, held) : documentFields(document));
  }
  if (!mail) return;
  const stored = mailFields(mail);
  create(collections.outbox, document ? stored : { ...stored, noticeTime: stored.queuedTime });
};

/** Drops empty texts, which stand for no value: a Firestore update keeps any field that it omits. */
const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The records of these documents from any collection, in the same order. */
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

/** The record of a submission in any collection. Returns undefined for a notice. */
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

/** Documents per page: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;

/**
 * The documents of a collection that have a time in `field`, in pages: oldest first, or newest first back from a
 * given time. A page starts at the time of the last document before it, and skips those of that time that already
 * came. So documents added in between are not missed, and none comes twice.
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
