import type { CollectionName } from './documents.ts';
import type { Inbox } from './inbox.ts';
import type { LeadRecord, StoredMail, Submission } from './lead-record.ts';

/** A mail in the outbox, without its contents. Moments are ISO 8601, UTC. */
export interface OutboxEntry extends Omit<StoredMail, 'message'> {
  /** The id of the document it tells of; for a notice, an id of its own. */
  id: string;
}

/**
 * A mail handed to a worker, which alone may send it until the lease ends, with the lead it tells of.
 * Its attempts include the one that begins now.
 */
export type LeasedMail = LeadRecord & { mail: StoredMail };

/**
 * Mails waiting to be sent. Delivery is at least once: a crash between the
 * mail server's answer and `markSent` leads to a second sending with the same
 * Message-ID; every other crash does not.
 */
export interface Outbox {
  find(id: string): Promise<OutboxEntry | undefined>;
  /** Leases the mail that has been due longest, if any: state `sending` until `leaseSeconds` from `now` have passed, then due again. */
  lease(now: Date, leaseSeconds: number): Promise<LeasedMail | undefined>;
  /** Keeps the entry, and drops the contents of a notice. */
  markSent(id: string, now: Date): Promise<void>;
  /** Back to `waiting`, due at `nextAttemptAt`. */
  markFailed(id: string, error: string, nextAttemptAt: Date): Promise<void>;
  markDead(id: string, error: string): Promise<void>;
  /** All entries that are not sent yet, oldest first. */
  entries(): AsyncIterable<OutboxEntry>;
  /** Makes dead and waiting mails due now, one or all of them; tells how many. */
  retry(now: Date, id?: string): Promise<number>;
}

/** `duplicate`: the same submission was stored before; it is not stored again. `id` is the document's either way. */
export interface AddResult {
  outcome: 'stored' | 'duplicate';
  id: string;
}

/** How many documents, quarantined submissions and mails were deleted. */
export interface ErasedCounts {
  documents: Record<CollectionName, number>;
  quarantined: number;
  mails: number;
}

/** The moments before which submissions are erased; what is not named is kept. `quarantine` takes canaries that were left behind along. */
export type Horizons = Partial<Record<CollectionName | 'quarantine', Date>>;

/**
 * Where leads are kept. One interface, one file per driver, one contract suite
 * (`contract/`) that every driver runs.
 *
 * Every method rejects with `StoreUnavailable` when the store cannot be
 * reached or written; nothing is acknowledged then.
 */
export interface LeadStore {
  /**
   * Stores the document and the entry of its mail in one transaction and
   * resolves only when both are durable.
   *
   * Idempotent: with a `submissionId`, the same id with the same fields counts
   * once for ever; the same id with other fields is a new submission, since a
   * visitor may correct herself after an answer that got lost. Without one,
   * identical fields from the same sender within ten minutes count once. What
   * is in quarantine, and a canary, is recognised in the same way.
   */
  add(submission: Submission): Promise<AddResult>;

  counts(): Promise<Record<CollectionName, number>>;

  /** Deletes everything of the person with this address in any spelling, quarantine and mails included, beyond recovery from the store's files. */
  eraseByEmail(email: string): Promise<ErasedCounts>;

  /** Deletes what was submitted before these moments, with its mails, as thoroughly as `eraseByEmail`. */
  eraseBefore(horizons: Horizons): Promise<ErasedCounts>;

  /** Moves one that is held back into its collection under the same id, its mail due at `now`; tells whether it was there. */
  restore(id: string, now: Date): Promise<boolean>;

  /** Deletes one quarantined submission or canary with its mail, never a document of a collection; tells whether it was there. */
  discard(id: string): Promise<boolean>;

  /** When a canary was last discarded, which happens once it has come through (ISO 8601, UTC). */
  lastCanary(): Promise<string | undefined>;

  readonly outbox: Outbox;

  readonly inbox: Inbox;

  /** Everything another store needs to take over: documents, what is in quarantine, notices, each with its mail; in this order, each oldest first, read in pages so that any number fits in memory. Canaries and what recognises a repetition for ten minutes are left out. */
  exportRecords(): AsyncIterable<LeadRecord>;

  /** Stores those whose ids are not known here, as they were exported; tells how many these were. What is here already stays as it is. */
  importRecords(records: readonly LeadRecord[]): Promise<number>;

  /** Resolves when a durable write as large as the largest lead has just succeeded; rejects otherwise. */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}

/** The store cannot be reached or written just now: a full or read-only disk, a lock that stays, a network that is down. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Settles as `work` does, or rejects with `StoreUnavailable` when that takes longer than so many milliseconds. The signal then tells `work` to begin nothing more. */
export const beforeDeadline = async <Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    ending.abort();
    late.reject(new StoreUnavailable('The lead store does not answer.'));
  }, milliseconds);
  try {
    return await Promise.race([work(ending.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
