import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { OutboxEntry } from '../outbox.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { inOrder } from './in-order.ts';
import type { DeliveryState, MailDocument } from './mail-document.ts';

const states: Readonly<Record<DeliveryState, OutboxEntry['state']>> = {
  QUEUED: 'waiting',
  PENDING: 'waiting',
  RETRY: 'waiting',
  SENDING: 'sending',
  PROCESSING: 'sending',
  SUCCESS: 'sent',
  ERROR: 'dead',
};

/** The entry of a mail, whoever delivers it. */
export const readEntry = (id: string, mail: MailDocument): OutboxEntry => {
  const { delivery, queuedTime, dueTime } = mail;
  const state = states[delivery?.state ?? 'PENDING'];
  const nextAttempt = dueTime ?? delivery?.leaseExpireTime ?? queuedTime;
  return {
    id,
    state,
    attempts: delivery?.attempts ?? 0,
    queuedAt: queuedTime.toDate().toISOString(),
    nextAttemptAt: nextAttempt.toDate().toISOString(),
    sentAt: state === 'sent' ? delivery?.endTime?.toDate().toISOString() : undefined,
    lastError: delivery?.error ?? undefined,
  };
};

/** The entry of one mail, sent or not. */
export const findEntry = async (
  connection: FirestoreConnection,
  id: string,
): Promise<OutboxEntry | undefined> => {
  const [snapshot] = await connection.readAll(beside.mail, [id]);
  const stored = snapshot?.data();
  return stored && readEntry(id, stored as MailDocument);
};

/** Snapshots of mails, oldest first. The extension does not take away what makes a mail count as unsent: these are left out here. */
export async function* mailsInOrder(
  connection: FirestoreConnection,
  includeSent: boolean,
): AsyncGenerator<{ snapshot: QueryDocumentSnapshot; entry: OutboxEntry }, void, undefined> {
  const field = includeSent ? 'queuedTime' : 'unsentSince';
  for await (const snapshot of inOrder(connection, connection.collection(beside.mail), field)) {
    const entry = readEntry(snapshot.id, snapshot.data() as MailDocument);
    if (includeSent || entry.state !== 'sent') yield { snapshot, entry };
  }
}
