import type {
  Timestamp,
  DocumentData,
  DocumentSnapshot,
  Transaction,
} from '@google-cloud/firestore';
import type { ContactFields } from '../../forms/contact.ts';
import {
  collectionNames,
  documentData,
  orderedFields,
  type CollectionName,
  type LeadDocument,
} from '../documents.ts';
import type { LeadRecord } from '../lead-record.ts';
import { personKey } from '../submission.ts';
import type { FirestoreConnection } from './connection.ts';
import { mailFields, readMail, timestampOf } from './mail-fields.ts';

/** The collections beside those of the documents. */
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

/** A document as it is stored: the specified fields, its moment as Firestore's own kind of date. */
export const storedDocument = ({ collection, data }: Lead): DocumentData => ({
  ...Object.fromEntries(orderedFields(collection, data)),
  timestamp: timestampOf(data.timestamp),
});

/** A document as it was stored, by us or by whatever wrote to the collection before us. */
export const readLead = (collection: CollectionName, stored: DocumentData): Lead => {
  const { timestamp, ...fields } = stored as ContactFields & { timestamp: Timestamp };
  const data = documentData(collection, fields, timestamp.toDate());
  return { collection, data } as Lead;
};

export type HeldLead = Required<Pick<LeadRecord, 'id' | 'document' | 'held'>>;

/** A submission that is held back. */
export const readHeld = (snapshot: DocumentSnapshot): HeldLead => {
  const { collection, fields, timestamp, suspicions, mail } = snapshot.data() as DocumentData;
  const document = readLead(collection as CollectionName, { ...fields, timestamp });
  return { id: snapshot.id, document, held: { suspicions, mail } };
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
    const person = personKey(document.data.email);
    const beside = { origin, answeredAt, answeredBy, note, noteBy };
    create(collections.records, { collection: place, person, ...beside });
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

/** What stands in another collection under the ids of these documents, in their order. */
const readBeside = (
  connection: FirestoreConnection,
  page: readonly DocumentSnapshot[],
  name: string,
): Promise<DocumentSnapshot[]> =>
  connection.readAll(page.map(({ id }) => connection.document(name, id)));

type Beside = Pick<LeadRecord, 'origin' | 'answeredAt' | 'answeredBy' | 'note' | 'noteBy'>;

/** What a record says besides place and person. */
const besideOf = (record: DocumentSnapshot | undefined): Beside => {
  const { origin, ...said } = (record?.data() ?? {}) as Beside;
  return {
    origin,
    answeredAt: said.answeredAt || undefined,
    answeredBy: said.answeredBy || undefined,
    note: said.note || undefined,
    noteBy: said.noteBy || undefined,
  };
};

/** What is held back, oldest first. */
export async function* readQuarantine(
  connection: FirestoreConnection,
): AsyncGenerator<HeldLead & Beside, void> {
  for await (const page of connection.pages(collections.quarantine, 'timestamp')) {
    const records = await readBeside(connection, page, collections.records);
    for (const [index, snapshot] of page.entries())
      yield { ...readHeld(snapshot), ...besideOf(records[index]) };
  }
}

/** Everything but canaries: each collection, what is held back, and the notices. */
export async function* exportRecords(
  connection: FirestoreConnection,
): AsyncGenerator<LeadRecord, void> {
  for (const collection of collectionNames) {
    for await (const page of connection.pages(collection, 'timestamp')) {
      const [records = [], mails = []] = await Promise.all(
        [collections.records, collections.outbox].map((name) => readBeside(connection, page, name)),
      );
      for (const [index, mail] of mails.entries()) {
        const document = readLead(collection, page[index]?.data() ?? {});
        yield {
          id: mail.id,
          document,
          ...besideOf(records[index]),
          mail: readMail(mail),
        };
      }
    }
  }
  yield* readQuarantine(connection);
  for await (const page of connection.pages(collections.outbox, 'noticeTime')) {
    for (const snapshot of page) yield { id: snapshot.id, mail: readMail(snapshot) };
  }
}
