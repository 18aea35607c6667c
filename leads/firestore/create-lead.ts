import type { Transaction } from '@google-cloud/firestore';
import type { Submission } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { storedDocument } from './lead-document.ts';
import { queuedMail } from './mail-document.ts';
import type { MailDelivery } from './options.ts';

export interface LeadWriter {
  connection: FirestoreConnection;
  delivery: MailDelivery;
}

/** Adds the document, its record and its mail to a transaction, which fails where the document exists. */
export const createLead = (
  { connection, delivery }: LeadWriter,
  transaction: Transaction,
  { id, submission }: { id: string; submission: Submission },
): void => {
  const { collection, fields, receivedAt, mail } = submission;
  const create = (name: string, data: object) =>
    transaction.create(connection.collection(name).doc(id), data);
  create(collection, storedDocument(collection, fields, receivedAt));
  create(beside.records, { collection, person: personKey(fields.email) });
  create(beside.mail, queuedMail(mail, receivedAt, delivery));
};
