import { Timestamp, type DocumentData, type UpdateData } from '@google-cloud/firestore';
import { changeUnchanged } from './change-unchanged.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { isRefusal } from './store-error.ts';

/** What it means to be sent: the entry stays, the contents go. */
const sentAt = (moment: Timestamp): UpdateData<DocumentData> => ({
  'delivery.state': 'SUCCESS',
  'delivery.endTime': moment,
  'delivery.leaseExpireTime': null,
  'delivery.error': null,
  to: [],
  replyTo: null,
  replyToName: null,
  message: null,
  unsentSince: null,
  dueTime: null,
});

/** Whatever state the mail is in: it is sent, and nothing undoes that. Does nothing where the person was erased meanwhile. */
export const markSent = async (
  connection: FirestoreConnection,
  id: string,
  now: Date,
): Promise<void> => {
  const mail = connection.collection(beside.mail).doc(id);
  const change = sentAt(Timestamp.fromDate(now));
  try {
    await connection.write((transaction) => void transaction.update(mail, change));
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
  }
};

/** Only while it is being sent: a worker that outlived its lease must not undo what the next one has achieved. */
const markUnsent = async (
  connection: FirestoreConnection,
  id: string,
  change: UpdateData<DocumentData>,
): Promise<void> => {
  const mail = connection.collection(beside.mail).doc(id);
  const snapshot = await connection.read(() => mail.get());
  if (snapshot.get('delivery.state') !== 'SENDING') return;
  // Where it changed in between, another worker has it, whose word counts.
  await changeUnchanged(connection, snapshot, { 'delivery.leaseExpireTime': null, ...change });
};

/** To be tried again at `nextAttemptAt`. */
export const markFailed = (
  connection: FirestoreConnection,
  id: string,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: Date },
): Promise<void> =>
  markUnsent(connection, id, {
    'delivery.state': 'QUEUED',
    'delivery.error': error,
    dueTime: Timestamp.fromDate(nextAttemptAt),
  });

/** Given up. */
export const markDead = (
  connection: FirestoreConnection,
  id: string,
  { error, now }: { error: string; now: Date },
): Promise<void> =>
  markUnsent(connection, id, {
    'delivery.state': 'ERROR',
    'delivery.error': error,
    'delivery.endTime': Timestamp.fromDate(now),
    dueTime: null,
  });
