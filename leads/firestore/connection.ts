import {
  Firestore,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type UpdateData,
} from '@google-cloud/firestore';
import { beforeDeadline, StoreUnavailable } from '../lead-store.ts';

/** Which database leads are kept in. */
export interface FirestoreOptions {
  projectId: string;
  /** The project's default database unless named. */
  databaseId?: string | undefined;
  /** How long one operation may take with all its retries, in milliseconds; the server waits longer. */
  deadline?: number;
}

/** A write is tried this often while servers contend for a document or Firestore is away. */
const maximumAttempts = 4;

/** What the SDK is told besides which database: one call takes at most so many milliseconds. */
const clientSettings = (timeout_millis: number) => ({
  // Google's own limits are one to ten minutes. The lowest layer tries once: those above it try again themselves.
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_codes: { none: [] },
        methods: Object.fromEntries(
          ['BatchGetDocuments', 'Commit', 'RunAggregationQuery', 'RunQuery'].map((method) => [
            method,
            { timeout_millis, retry_codes_name: 'none' },
          ]),
        ),
      },
    },
  },
  // Lets the limits count for queries too, which else have retries of their own.
  gaxServerStreamingRetries: true,
  // gRPC waits up to two minutes before it connects anew, and takes a dead connection for a living one.
  grpcOptions: {
    'grpc.initial_reconnect_backoff_ms': 250,
    'grpc.max_reconnect_backoff_ms': 5000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
  },
});

/** The answers of gRPC that we tell apart (grpc.io/docs/guides/status-codes). */
const codes = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9 };

const { INVALID_ARGUMENT, ...conflicts } = codes;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error ? Number(error.code) : undefined;

/** Turns whatever keeps Firestore from doing what it was asked into `StoreUnavailable`, cause kept; leaves our own errors as they are. */
const storeError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  const code = codeOf(error);
  // Without a code: no credentials were found, or they were refused. Everything else without one is a defect of ours.
  const isOurs =
    code === undefined ? !/credential/iu.test(error.message) : code === INVALID_ARGUMENT;
  if (isOurs) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}`,
    { cause: error },
  );
};

/** Whether a write was refused because another server was faster: what it creates is there, or what it changes is not as it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof StoreUnavailable &&
  Object.values(conflicts).includes(Number(codeOf(error.cause)));

/**
 * The way to one Firestore database. Connects when first used; whatever keeps
 * Firestore from answering in time becomes `StoreUnavailable`.
 */
export class FirestoreConnection {
  readonly #firestore: Firestore;
  readonly #deadline: number;
  readonly #pending = new Set<Promise<unknown>>();
  #closed = false;

  constructor({ projectId, databaseId = '(default)', deadline = 10_000 }: FirestoreOptions) {
    this.#deadline = deadline;
    this.#firestore = new Firestore({
      projectId,
      databaseId,
      ignoreUndefinedProperties: true,
      ...clientSettings(deadline / 2),
    });
  }

  collection(name: string): CollectionReference {
    return this.#firestore.collection(name);
  }

  document(collection: string, id: string): DocumentReference {
    return this.#firestore.collection(collection).doc(id);
  }

  async read(document: DocumentReference): Promise<DocumentSnapshot> {
    return this.#attempt(() => document.get());
  }

  /** Reads documents in one go, in this order; those that are not there too. */
  async readAll(documents: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
    return this.#attempt(() => this.#firestore.getAll(...documents));
  }

  async find(query: Query): Promise<QueryDocumentSnapshot[]> {
    return this.#attempt(async () => (await query.get()).docs);
  }

  /** How many documents a query finds, counted by Firestore itself. */
  async count(query: Query): Promise<number> {
    return this.#attempt(async () => (await query.count().get()).data().count);
  }

  /**
   * Writes everything that `work` adds to the transaction, or nothing; durable
   * when it resolves. `work` runs again where another server was faster.
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

  /** As `write`; false, with nothing written, where another server was faster. */
  async tryWrite(work: (transaction: Transaction) => void): Promise<boolean> {
    try {
      await this.write(work);
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }

  /** Changes a document if it still is as it was read; tells whether it did. Of several servers that read the same, one succeeds. */
  async change(
    { ref, updateTime }: DocumentSnapshot,
    change: UpdateData<DocumentData>,
  ): Promise<boolean> {
    return this.tryWrite((transaction) => {
      transaction.update(ref, change, { lastUpdateTime: updateTime });
    });
  }

  /** For good: everything afterwards rejects with `StoreUnavailable`. */
  async close(): Promise<void> {
    this.#closed = true;
    // The SDK goes on trying after our deadline; ended in the middle of it, it rejects a promise that nobody can catch.
    const terminated = Promise.allSettled(this.#pending).then(() => this.#firestore.terminate());
    await beforeDeadline(this.#deadline / 2, () => terminated).catch(() => {});
  }

  async #attempt<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new StoreUnavailable('The lead store has been closed.');
    try {
      return await beforeDeadline(this.#deadline, (signal) => {
        const pending = work(signal);
        this.#pending.add(pending);
        const forget = () => void this.#pending.delete(pending);
        pending.then(forget, forget);
        return pending;
      });
    } catch (error) {
      throw storeError(error);
    }
  }
}
