import { StoreUnavailable } from '../lead-store.ts';

/** What the SDK is told besides which database: one call takes at most so many milliseconds. */
export const clientSettings = (timeout_millis: number) => ({
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

/** Settles as `work` does, or rejects when that takes longer than so many milliseconds. The signal then tells `work` to begin nothing more. */
export const beforeDeadline = <Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new StoreUnavailable('The lead store does not answer.'));
    signal.addEventListener('abort', giveUp);
  });
  return Promise.race([work(signal), late]);
};
