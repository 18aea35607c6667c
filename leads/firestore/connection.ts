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

export interface FirestoreOptions {
  projectId: string;
  /** The project's default database when omitted. */
  databaseId?: string | undefined;
  /** Maximum time for one operation with all its retries, in milliseconds; the server waits longer. */
  deadline?: number;
}

/** Attempts per write while servers contend for a document or Firestore is unavailable. */
const maximumAttempts = 4;

/** The SDK's settings besides the database. `timeout_millis` is the limit for one call. */
const clientSettings = (timeout_millis: number) => ({
  // Google's own limits are one to ten minutes. The lowest layer does not retry, since those above it do.
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
  // Applies the limits to queries too, which would otherwise have retries of their own.
  gaxServerStreamingRetries: true,
  // By default, gRPC waits up to two minutes to reconnect, and does not notice a dead connection.
  grpcOptions: {
    'grpc.initial_reconnect_backoff_ms': 250,
    'grpc.max_reconnect_backoff_ms': 5000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
  },
});

/** The gRPC status codes that we distinguish (grpc.io/docs/guides/status-codes). */
const codes = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9 };

const { INVALID_ARGUMENT, ...conflicts } = codes;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error ? Number(error.code) : undefined;

/**
 * Converts every error that keeps Firestore from working to `StoreUnavailable`, with the original error as cause.
 * Returns our own errors unchanged.
 */
const storeError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  const code = codeOf(error);
  // An error without a code is a bug of ours, unless credentials are missing or were rejected.
  const isOurs =
    code === undefined ? !/credential/iu.test(error.message) : code === INVALID_ARGUMENT;
  if (isOurs) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}`,
    { cause: error },
  );
};

/**
 * Whether a write lost a race to another server: the new document exists, or the old one has changed since the read.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof StoreUnavailable &&
  Object.values(conflicts).includes(Number(codeOf(error.cause)));

/**
 * The connection to one Firestore database. Connects on first use. Anything that keeps Firestore from answering in
 * time becomes `StoreUnavailable`.
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

  /** Reads documents in one request, in this order. A missing one has a snapshot too. */
  async readAll(documents: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
    return this.#attempt(() => this.#firestore.getAll(...documents));
  }

  async find(query: Query): Promise<QueryDocumentSnapshot[]> {
    return this.#attempt(async () => (await query.get()).docs);
  }

  /** The number of documents that match a query, counted by Firestore itself. */
  async count(query: Query): Promise<number> {
    return this.#attempt(async () => (await query.count().get()).data().count);
  }

  /**
   * Writes everything that `work` adds to the transaction, or nothing; durable when it resolves. `work` runs again
   * after a conflict with another server.
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

  /** Like `write`, but returns false, with nothing written, after a conflict with another server. */
  async tryWrite(work: (transaction: Transaction) => void): Promise<boolean> {
    try {
      await this.write(work);
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  }

  /**
   * Updates a document unless it changed since it was read. Returns whether it did: of racing servers, one succeeds.
   */
  async change(
    { ref, updateTime }: DocumentSnapshot,
    change: UpdateData<DocumentData>,
  ): Promise<boolean> {
    return this.tryWrite((transaction) => {
      transaction.update(ref, change, { lastUpdateTime: updateTime });
    });
  }

  /** Closes for good: every later call rejects with `StoreUnavailable`. */
  async close(): Promise<void> {
    this.#closed = true;
    // The SDK keeps trying after our deadline. Terminating it during a request causes an unhandled rejection.
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
