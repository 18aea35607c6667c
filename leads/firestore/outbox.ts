import type { DocumentSnapshot, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { LeasedMail, Outbox, OutboxEntry } from '../lead-store.ts';
import type { FirestoreConnection } from './connection.ts';
import {
  collections,
  findRecord,
  pages,
  readMail,
  timestampOf,
  type MailFields,
} from './records.ts';

/** Mails read per query, so that several servers find one each without another query. */
const candidates = 5;

/** After this many rounds in which other servers take every candidate, we leave the rest to them. */
const maximumRounds = 4;

/** Leases the mail unless another server was faster. */
const claim = async (
  connection: FirestoreConnection,
  snapshot: QueryDocumentSnapshot,
  until: Date,
): Promise<LeasedMail | undefined> => {
  const { id } = snapshot;
  const mail = readMail(snapshot);
  if (!mail) return undefined;
  const attempts = mail.attempts + 1;
  const change = { state: 'sending', attempts, dueTime: timestampOf(until) };
  if (!(await connection.change(snapshot, change))) return undefined;
  const lead = mail.message ? undefined : await findRecord(connection, id);
  return { ...lead, id, mail: { ...mail, attempts } };
};

/** Leases the most overdue mail that no other server takes first, if any. */
const lease = async (connection: FirestoreConnection, now: Date, leaseSeconds: number) => {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const due = connection.collection(collections.outbox).where('dueTime', '<=', timestampOf(now));
  for (let round = 0; round < maximumRounds; round += 1) {
    const found = await connection.find(due.orderBy('dueTime').limit(candidates));
    if (found.length === 0) return undefined;
    for (const snapshot of found) {
      const leased = await claim(connection, snapshot, until);
      if (leased) return leased;
    }
  }
  return undefined;
};

async function* unsent(connection: FirestoreConnection) {
  for await (const page of pages(connection, collections.outbox, 'unsentSince')) yield* page;
}

const entryOf = (snapshot: DocumentSnapshot): OutboxEntry | undefined => {
  const mail = readMail(snapshot);
  if (!mail) return undefined;
  const { message: _, ...entry } = mail;
  return { id: snapshot.id, ...entry };
};

export const firestoreOutbox = (connection: FirestoreConnection): Outbox => {
  const place = (id: string) => connection.document(collections.outbox, id);

  /** Only while it is being sent: a worker whose lease has expired must not undo the result of the next one. */
  const markUnsent = async (id: string, change: Partial<MailFields>) => {
    const snapshot = await connection.read(place(id));
    // If it changes in between, another worker holds the lease, and its result counts.
    if (snapshot.get('state') === 'sending') await connection.change(snapshot, { ...change });
  };

  return {
    find: async (id) => entryOf(await connection.read(place(id))),
    lease: (now, leaseSeconds) => lease(connection, now, leaseSeconds),
    markSent: async (id, now) => {
      const sentTime = timestampOf(now);
      const change = { state: 'sent', sentTime, message: null, lastError: null };
      // Changes nothing when the person was erased in the meantime.
      await connection.tryWrite((transaction) => {
        transaction.update(place(id), { ...change, unsentSince: null, dueTime: null });
      });
    },
    markFailed: (id, lastError, nextAttemptAt) =>
      markUnsent(id, { state: 'waiting', lastError, dueTime: timestampOf(nextAttemptAt) }),
    markDead: (id, lastError) => markUnsent(id, { state: 'dead', lastError, dueTime: null }),
    async *entries() {
      for await (const snapshot of unsent(connection)) {
        const entry = entryOf(snapshot);
        if (entry) yield entry;
      }
    },
    retry: async (now, id) => {
      const change = { state: 'waiting', attempts: 0, dueTime: timestampOf(now) };
      let count = 0;
      for await (const snapshot of unsent(connection)) {
        if (id !== undefined && id !== snapshot.id) continue;
        if (snapshot.get('state') === 'sending') continue;
        if (await connection.change(snapshot, change)) count += 1;
      }
      return count;
    },
  };
};
