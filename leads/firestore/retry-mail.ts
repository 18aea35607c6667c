import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import { movedAway } from '../move/movable-store.ts';
import { changeUnchanged } from './change-unchanged.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { addresses, type MailDocument } from './mail-document.ts';
import type { MailDelivery } from './options.ts';
import { mailsInOrder, readEntry } from './read-outbox-entries.ts';

/** Hands a mail to whoever delivers now, also from the one who did before. */
const handOver = (delivery: MailDelivery, { isTest }: MailDocument, now: Date) => ({
  'delivery.attempts': 0,
  'delivery.endTime': null,
  ...(delivery.by === 'worker'
    ? { 'delivery.state': 'QUEUED', dueTime: Timestamp.fromDate(now) }
    : {
        'delivery.state': 'RETRY',
        dueTime: null,
        ...addresses(delivery, isTest),
      }),
});

/** Makes dead and waiting mails due now, one or all of them; tells how many. */
export const retryMail = async (
  connection: FirestoreConnection,
  delivery: MailDelivery,
  { now, id }: { now: Date; id: string | undefined },
): Promise<number> => {
  let count = 0;
  const retry = async (snapshot: DocumentSnapshot) => {
    if (!snapshot.exists) return;
    const mail = snapshot.data() as MailDocument;
    const { state, nextAttemptAt } = readEntry(snapshot.id, mail);
    if ((state !== 'waiting' && state !== 'dead') || nextAttemptAt === movedAway) return;
    if (await changeUnchanged(connection, snapshot, handOver(delivery, mail, now))) count += 1;
  };
  if (id === undefined) {
    for await (const { snapshot } of mailsInOrder(connection, false)) await retry(snapshot);
  } else {
    const mail = connection.collection(beside.mail).doc(id);
    await retry(await connection.read(() => mail.get()));
  }
  return count;
};
