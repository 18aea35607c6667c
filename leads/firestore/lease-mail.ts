import { Timestamp, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { LeasedMail } from '../outbox.ts';
import { changeUnchanged } from './change-unchanged.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { readMessage, type MailDocument } from './mail-document.ts';

/** Mails looked at in one go: several servers then find one each without asking again. */
const candidates = 5;

/** Where others take every candidate this often, they are busy enough without us. */
const maximumRounds = 4;

const dueMails = async (connection: FirestoreConnection, now: Date) => {
  const query = connection
    .collection(beside.mail)
    .where('dueTime', '<=', Timestamp.fromDate(now))
    .orderBy('dueTime')
    .limit(candidates);
  const { docs } = await connection.read(() => query.get());
  return docs;
};

/** Takes the mail unless another server has. */
const claim = async (
  connection: FirestoreConnection,
  snapshot: QueryDocumentSnapshot,
  until: Timestamp,
): Promise<LeasedMail | undefined> => {
  const mail = snapshot.data() as MailDocument;
  const attempts = mail.delivery?.attempts ?? 0;
  const taken = await changeUnchanged(connection, snapshot, {
    'delivery.state': 'SENDING',
    'delivery.attempts': attempts + 1,
    'delivery.leaseExpireTime': until,
    dueTime: until,
  });
  return taken ? { id: snapshot.id, attempts, message: readMessage(mail) } : undefined;
};

/** Leases the mail that has been due longest and that no other server takes first, if any. */
export const leaseMail = async (
  connection: FirestoreConnection,
  now: Date,
  leaseSeconds: number,
): Promise<LeasedMail | undefined> => {
  const until = Timestamp.fromMillis(now.getTime() + leaseSeconds * 1000);
  for (let round = 0; round < maximumRounds; round += 1) {
    const due = await dueMails(connection, now);
    if (due.length === 0) return undefined;
    for (const snapshot of due) {
      const leased = await claim(connection, snapshot, until);
      if (leased) return leased;
    }
  }
  return undefined;
};
