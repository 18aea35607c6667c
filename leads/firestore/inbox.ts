import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import { canonicalAddress } from '../forms/email-address.ts';
import { collectionNames } from '../documents.ts';
import {
  holdsWords,
  inboxLead,
  pageOf,
  type Inbox,
  type InboxLead,
  type InboxQuery,
} from '../inbox.ts';
import type { FirestoreConnection } from './connection.ts';
import {
  collections,
  findRecord,
  pages,
  pageSize,
  readRecords,
  timestampOf,
  type Place,
} from './records.ts';

/** A time later than that of any lead. */
const farFuture = Timestamp.fromDate(new Date('9999-01-01'));

/** Whether a document comes after the cursor, in the order of newest first. */
const isPastCursor = (snapshot: DocumentSnapshot, after: InboxQuery['after']): boolean => {
  if (!after) return true;
  const timestamp = (snapshot.get('timestamp') as Timestamp).toDate().toISOString();
  return `${timestamp} ${snapshot.id}` < `${after.timestamp} ${after.id}`;
};

/** Whether a lead matches. Firestore has no text search, so we filter here. */
const isWanted = (lead: InboxLead, { state, page, search }: InboxQuery): boolean => {
  return (
    (state === undefined || lead.state === state) &&
    (!page || pageOf(lead.origin) === page) &&
    (!search?.trim() || holdsWords(search, lead.data, lead.note))
  );
};

/** Sorts the newer lead first and, at the same time, the one with the greater id. */
const newerFirst = (one: InboxLead, other: InboxLead): number => {
  const keys = [one, other].map(({ id, data }) => `${data.timestamp} ${id}`);
  return (keys[1] ?? '').localeCompare(keys[0] ?? '', 'en');
};

/** What the agency adds to a lead. An empty text means none. */
type Annotations = Record<'answeredAt' | 'answeredBy' | 'note' | 'noteBy', string>;

export const firestoreInbox = (connection: FirestoreConnection): Inbox => {
  const leadsOf = async (snapshots: readonly DocumentSnapshot[]): Promise<InboxLead[]> =>
    (await readRecords(connection, snapshots)).flatMap((record) => inboxLead(record) ?? []);

  const wantedOf = async (place: Place, query: InboxQuery, limit: number) => {
    const found: InboxLead[] = [];
    // A search reads many to find a few.
    const size = query.search ? pageSize : Math.min(limit, pageSize);
    const from = query.after ? timestampOf(query.after.timestamp) : farFuture;
    for await (const page of pages(connection, place, 'timestamp', { from, size })) {
      const behind = page.filter((snapshot) => isPastCursor(snapshot, query.after));
      found.push(...(await leadsOf(behind)).filter((lead) => isWanted(lead, query)));
      if (found.length >= limit) break;
    }
    return found;
  };

  const find = async (id: string): Promise<InboxLead | undefined> => {
    const record = await findRecord(connection, id);
    return record && !record.canary ? inboxLead(record) : undefined;
  };

  /** Changes a lead's record. Documents that predate this program get one here. */
  const set = async (id: string, change: Partial<Annotations>) => {
    const lead = await find(id);
    if (!lead) return false;
    const collection: Place = lead.state === 'spam' ? collections.quarantine : lead.collection;
    const place = connection.document(collection, id);
    const record = connection.document(collections.records, id);
    return connection.write(async (transaction) => {
      // It may have been erased in the meantime.
      if (!(await transaction.get(place)).exists) return false;
      const known = await transaction.get(record);
      const person = canonicalAddress(lead.data.email);
      if (known.exists) transaction.update(record, change);
      else transaction.create(record, { collection, person, ...change });
      return true;
    });
  };

  return {
    list: async (query, limit) => {
      const { state, collection } = query;
      const own = collectionNames.filter((name) => !collection || name === collection);
      const places: Place[] = state === 'spam' ? [collections.quarantine] : own;
      const found = await Promise.all(places.map((place) => wantedOf(place, query, limit)));
      return found
        .flat()
        .filter((lead) => !collection || lead.collection === collection)
        .toSorted(newerFirst)
        .slice(0, limit);
    },
    counts: async () => {
      const count = (name: string) => connection.count(connection.collection(name));
      const records = connection.collection(collections.records);
      const [answered, spam, ...all] = await Promise.all([
        connection.count(records.where('answeredAt', '>', '')),
        count(collections.quarantine),
        ...collectionNames.map(count),
      ]);
      return { new: all.reduce((sum, one) => sum + one, 0) - answered, answered, spam };
    },
    find,
    markAnswered: (id, at, by = '') =>
      set(id, { answeredAt: at?.toISOString() ?? '', answeredBy: at ? by : '' }),
    setNote: (id, note, by = '') => set(id, { note: note.trim(), noteBy: note.trim() && by }),
  };
};
