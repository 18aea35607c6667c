import { StoreUnavailable } from '../lead-store.ts';

/**
 * Google's own limits are one to ten minutes, far beyond what a visitor waits
 * for. The lowest layer tries once: the layers above it try again themselves.
 */
const callLimits = (milliseconds: number) => ({
  interfaces: {
    'google.firestore.v1.Firestore': {
      retry_codes: { none: [] },
      methods: Object.fromEntries(
        ['BatchGetDocuments', 'Commit', 'RunAggregationQuery', 'RunQuery'].map((method) => [
          method,
          { timeout_millis: milliseconds, retry_codes_name: 'none' },
        ]),
      ),
    },
  },
});

/**
 * gRPC waits up to two minutes before it connects anew, and takes a dead
 * connection for a living one until the operating system gives it up.
 */
const connecting = {
  'grpc.initial_reconnect_backoff_ms': 250,
  'grpc.max_reconnect_backoff_ms': 5000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
};

/** What the SDK is told besides which database: one call takes at most so many milliseconds. */
export const clientSettings = (callLimit: number) => ({
  clientConfig: callLimits(callLimit),
  // Lets the limits count for queries too, which else have retries of their own.
  gaxServerStreamingRetries: true,
  grpcOptions: connecting,
});

/**
 * Settles as `work` does, or rejects with `StoreUnavailable` when that takes
 * longer than so many milliseconds. The signal then tells `work` to begin nothing more.
 */
export const beforeDeadline = async <Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new StoreUnavailable('The lead store does not answer.');
    controller.abort(error);
    late.reject(error);
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
