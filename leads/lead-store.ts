import type { CollectionName, FieldsByCollection, LeadDocument } from './documents.ts';
import type { MailMessage, Outbox } from './outbox.ts';

/** One press of a submit button, already validated by its form's contract. */
export interface Submission<Collection extends CollectionName = CollectionName> {
  collection: Collection;
  fields: FieldsByCollection[Collection];
  /** Made by the browser's script; absent without JavaScript. */
  submissionId?: string | undefined;
  /** The sender's network address. Only a keyed hash of it is ever kept, and not for long. */
  sender: string;
  receivedAt: Date;
  /** What the agency is to be told, written to the outbox with the document. */
  mail: MailMessage;
}

/** `duplicate`: the same submission was stored before; it is not stored again. `id` is the document's either way. */
export interface AddResult {
  outcome: 'stored' | 'duplicate';
  id: string;
}

/** How many documents and mails of a person were deleted. */
export interface ErasedCounts {
  documents: Record<CollectionName, number>;
  mails: number;
}

/**
 * Where leads are kept. One interface, one file per driver, one contract suite
 * (`lead-store.contract.ts`) that every driver runs.
 *
 * Every method rejects with `StoreUnavailable` when the store cannot be
 * reached or written; nothing is acknowledged then.
 */
export interface LeadStore {
  /**
   * Stores the document and its mail in one transaction and resolves only when
   * both are durable.
   *
   * Idempotent: with a `submissionId`, the same id with the same fields counts
   * once for ever; the same id with other fields is a new submission, since a
   * visitor may correct herself after an answer that got lost. Without one,
   * identical fields from the same sender within ten minutes count once.
   */
  add(submission: Submission): Promise<AddResult>;

  /** The documents of a collection, oldest first, read in pages so that any number fits in memory. */
  documents<Collection extends CollectionName>(
    collection: Collection,
  ): AsyncIterable<LeadDocument<Collection>>;

  /** How many documents each collection holds. */
  counts(): Promise<Record<CollectionName, number>>;

  /** Deletes every document and mail of the person with this address (case and outer white space ignored), beyond recovery from the store's files. */
  eraseByEmail(email: string): Promise<ErasedCounts>;

  readonly outbox: Outbox;

  /** Resolves when a durable write as large as the largest lead has just succeeded; rejects otherwise. */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}

/** The store cannot be reached or written just now: a full or read-only disk, a lock that stays, a network that is down. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
