import type { Transaction } from '@google-cloud/firestore';
import { documentData } from '../document-fields.ts';
import type { Submission } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { beside, type Place } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { storedHeld } from './held-document.ts';
import { storedDocument } from './lead-document.ts';
import { queuedMail } from './mail-document.ts';
import type { MailDelivery } from './options.ts';

export interface LeadWriter {
  connection: FirestoreConnection;
  delivery: MailDelivery;
}

const placeOf = ({ collection, canary, suspicions = [] }: Submission): Place => {
  if (canary) return beside.canaries;
  return suspicions.length > 0 ? beside.quarantine : collection;
};

const heldSubmission = (id: string, submission: Submission) => {
  const { collection, fields, receivedAt, suspicions = [], mail } = submission;
  const data = documentData(collection, fields, receivedAt);
  return storedHeld({ id, collection, data, suspicions, mail });
};

/** Adds the document, its record and its mail to a transaction, which fails where the id was given before. */
export const createLead = (
  { connection, delivery }: LeadWriter,
  transaction: Transaction,
  { id, submission }: { id: string; submission: Submission },
): void => {
  const { collection, fields, receivedAt, mail } = submission;
  const create = (name: string, data: object) =>
    transaction.create(connection.collection(name).doc(id), data);
  const place = placeOf(submission);
  create(beside.records, { collection: place, person: personKey(fields.email) });
  if (place === beside.quarantine) {
    create(place, heldSubmission(id, submission));
    return;
  }
  create(place, storedDocument(collection, fields, receivedAt));
  create(beside.mail, queuedMail(mail, { queuedAt: receivedAt }, delivery));
};
