import { StoreUnavailable } from '../lead-store.ts';

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
