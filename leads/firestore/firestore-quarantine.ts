import type { DocumentSnapshot } from '@google-cloud/firestore';
import { personKey } from '../person-key.ts';
import type { Quarantine, QuarantinedLead } from '../quarantine.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import type { LeadWriter } from './create-lead.ts';
import { readHeld } from './held-document.ts';
import { inOrder } from './in-order.ts';
import { storedDocument } from './lead-document.ts';
import { queuedMail } from './mail-document.ts';
import { isRefusal } from './store-error.ts';

async function* readEntries(
  connection: FirestoreConnection,
): AsyncGenerator<QuarantinedLead, void, undefined> {
  const snapshots = inOrder(connection, connection.collection(beside.quarantine), 'timestamp');
  for await (const snapshot of snapshots) {
    const { mail: _, ...entry } = readHeld(snapshot.id, snapshot.data());
    yield entry;
  }
}

/** Moves it in one commit, which is refused where it is no longer as it was read. */
const move = ({ connection, delivery }: LeadWriter, held: DocumentSnapshot, now: Date) => {
  const { id, ref, updateTime } = held;
  const { collection, data, mail } = readHeld(id, held.data() ?? {});
  const queuedAt = new Date(data.timestamp);
  const place = (name: string) => connection.collection(name).doc(id);
  return connection.write((transaction) => {
    transaction.delete(ref, { lastUpdateTime: updateTime });
    transaction.create(place(collection), storedDocument(collection, data, queuedAt));
    transaction.set(place(beside.records), { collection, person: personKey(data.email) });
    transaction.create(place(beside.mail), queuedMail(mail, { queuedAt, dueAt: now }, delivery));
  });
};

const restore = async (writer: LeadWriter, id: string, now: Date): Promise<boolean> => {
  const [held] = await writer.connection.readAll(beside.quarantine, [id]);
  if (!held?.exists) return false;
  try {
    await move(writer, held, now);
    return true;
  } catch (error) {
    // Another server has restored or discarded it meanwhile.
    if (isRefusal(error, 'FAILED_PRECONDITION', 'NOT_FOUND')) return false;
    throw error;
  }
};

/** The quarantine beside the documents: a collection of its own. */
export const firestoreQuarantine = (writer: LeadWriter): Quarantine => ({
  entries: () => readEntries(writer.connection),
  restore: (id, now) => restore(writer, id, now),
});
