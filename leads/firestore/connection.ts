import {
  Firestore,
  type CollectionReference,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { StoreUnavailable } from '../lead-store.ts';
import { clientSettings } from './client-settings.ts';
import { beforeDeadline } from './deadline.ts';
import type { FirestoreOptions } from './options.ts';
import { storeError } from './store-error.ts';

/** How long one operation may take with all its retries, in milliseconds; the server waits longer. */
const operationDeadline = 10_000;

/** A write is tried this often while servers contend for a document or Firestore is away. */
const maximumAttempts = 4;

type Target = Pick<FirestoreOptions, 'projectId' | 'databaseId'>;

/**
 * The way to one Firestore database. Connects when first used; whatever keeps
 * Firestore from answering in time becomes `StoreUnavailable`.
 */
export class FirestoreConnection {
  readonly #firestore: Firestore;
  readonly #deadline: number;
  readonly #pending = new Set<Promise<unknown>>();
  #closed = false;

  constructor({ projectId, databaseId = '(default)' }: Target, deadline = operationDeadline) {
    this.#deadline = deadline;
    this.#firestore = new Firestore({
      projectId,
      databaseId,
      ...clientSettings(deadline / 2),
    });
  }

  collection(name: string): CollectionReference {
    return this.#firestore.collection(name);
  }

  /** Reads something. */
  read<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#attempt(work);
  }

  /** Reads documents of one collection in one go, in this order; those that are not there too. */
  async readAll(name: string, ids: readonly string[]): Promise<DocumentSnapshot[]> {
    if (ids.length === 0) return [];
    const documents = ids.map((id) => this.collection(name).doc(id));
    return this.#attempt(() => this.#firestore.getAll(...documents));
  }

  /**
   * Writes everything that `work` adds to the transaction, or nothing; durable
   * when it resolves. `work` runs again where another server was faster.
   * `isRefusal` tells why a write was refused for good.
   */
  write<Result>(work: (transaction: Transaction) => Promise<Result> | Result): Promise<Result> {
    return this.#attempt((signal) =>
      this.#firestore.runTransaction(
        async (transaction) => {
          signal.throwIfAborted();
          return work(transaction);
        },
        { maxAttempts: maximumAttempts },
      ),
    );
  }

  /** For good: everything afterwards rejects with `StoreUnavailable`. */
  async close(): Promise<void> {
    this.#closed = true;
    const terminated = this.#terminate();
    await beforeDeadline(this.#deadline / 2, () => terminated).catch(() => {});
  }

  /** The SDK goes on trying after our deadline; ended in the middle of it, it rejects a promise that nobody can catch. */
  async #terminate(): Promise<void> {
    await Promise.allSettled(this.#pending);
    await this.#firestore.terminate();
  }

  async #attempt<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new StoreUnavailable('The lead store has been closed.');
    try {
      return await beforeDeadline(this.#deadline, (signal) => this.#note(work(signal)));
    } catch (error) {
      throw storeError(error);
    }
  }

  /** Remembers what is under way. */
  #note<Result>(work: Promise<Result>): Promise<Result> {
    this.#pending.add(work);
    const forget = () => void this.#pending.delete(work);
    work.then(forget, forget);
    return work;
  }
}
