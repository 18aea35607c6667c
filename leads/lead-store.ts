import type { CollectionName } from './documents.ts';
import type { Inbox } from './inbox.ts';
import type { LeadRecord, StoredMail, Submission } from './lead-record.ts';

/** A mail in the outbox, without its contents. Times are ISO 8601, UTC. */
export interface OutboxEntry extends Omit<StoredMail, 'message'> {
  /** The id of the lead's document or, for a notice, an id of its own. */
  id: string;
}

/**
 * A mail leased to a worker, with its lead. No other worker may send it until the lease ends. `attempts` includes the
 * attempt that starts now.
 */
export type LeasedMail = LeadRecord & { mail: StoredMail };

/**
 * Mails waiting to be sent. Delivery is at least once: only a crash between the mail server's reply and `markSent`
 * causes a second delivery, which has the same Message-ID.
 */
export interface Outbox {
  find(id: string): Promise<OutboxEntry | undefined>;
  /** Leases the most overdue mail, if any: state `sending` for `leaseSeconds` from `now`, then due again. */
  lease(now: Date, leaseSeconds: number): Promise<LeasedMail | undefined>;
  /** Keeps the entry, but drops the contents of a notice. */
  markSent(id: string, now: Date): Promise<void>;
  /** Returns the mail to `waiting`, due at `nextAttemptAt`. */
  markFailed(id: string, error: string, nextAttemptAt: Date): Promise<void>;
  markDead(id: string, error: string): Promise<void>;
  /** All unsent entries, oldest first. */
  entries(): AsyncIterable<OutboxEntry>;
  /** Makes dead and waiting mails due now, one or all of them. Returns how many. */
  retry(now: Date, id?: string): Promise<number>;
}

/** `duplicate`: the same submission is already stored. `id` is the document's in both cases. */
export interface AddResult {
  outcome: 'stored' | 'duplicate';
  id: string;
}

/** The number of deleted documents, quarantined submissions and mails. */
export interface ErasedCounts {
  documents: Record<CollectionName, number>;
  quarantined: number;
  mails: number;
}

/** Submissions from before these times are erased, others kept. `quarantine` covers leftover canaries. */
export type Horizons = Partial<Record<CollectionName | 'quarantine', Date>>;

/**
 * The interface of every driver. All drivers run the same contract tests (`contract/`).
 *
 * Every method rejects with `StoreUnavailable` when the store cannot be reached or written. Nothing is acknowledged
 * then.
 */
export interface LeadStore {
  /**
   * Stores the document and its outbox entry in one transaction. Resolves only when both are durable.
   *
   * Idempotent: with a `submissionId`, the same id with the same fields counts once forever. The same id with other
   * fields is a new submission, since visitors may correct the form after a lost response. Without an id, identical
   * fields from the same sender within ten minutes count once. Quarantined submissions and canaries are deduplicated
   * in the same way.
   */
  add(submission: Submission): Promise<AddResult>;

  counts(): Promise<Record<CollectionName, number>>;

  /**
   * Deletes all data of the person with this address in any spelling, including quarantine and mails. The store's
   * files then hold no recoverable trace of it.
   */
  eraseByEmail(email: string): Promise<ErasedCounts>;

  /** Deletes submissions from before these times, and their mails, as thoroughly as `eraseByEmail`. */
  eraseBefore(horizons: Horizons): Promise<ErasedCounts>;

  /**
   * Moves a quarantined submission to its collection, its mail due at `now`. Keeps the id. Returns whether it
   * existed.
   */
  restore(id: string, now: Date): Promise<boolean>;

  /** Moves a lead to quarantine, unanswered and without its mail. Keeps the id. Returns whether it existed. */
  quarantine(id: string, suspicions: readonly string[]): Promise<boolean>;

  /** Deletes a quarantined submission or a canary with its mail, never a lead. Returns whether it existed. */
  discard(id: string): Promise<boolean>;

  /** When a canary was last discarded, which happens once it has come through (ISO 8601, UTC). */
  lastCanary(): Promise<string | undefined>;

  readonly outbox: Outbox;

  readonly inbox: Inbox;

  /**
   * All records that another store needs to take over: documents, then quarantine and notices, oldest first, each
   * with its mail. Reads in pages, so that any number fits in memory. Leaves out canaries and the fingerprints that
   * detect repeats for ten minutes.
   */
  exportRecords(): AsyncIterable<LeadRecord>;

  /** Stores the records with new ids, unchanged, and leaves existing ones alone. Returns how many were new. */
  importRecords(records: readonly LeadRecord[]): Promise<number>;

  /** Resolves after a durable test write as large as the largest lead; rejects when it fails. */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}

/** The store cannot be reached or written right now: a full or read-only disk, a stuck lock, a network that is down. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/**
 * Settles as `work` does, or rejects with `StoreUnavailable` after this many milliseconds. The signal then aborts, so
 * that `work` starts nothing new.
 */
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
