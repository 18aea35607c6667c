/** Settles as the promise does, or rejects with what `error` makes when that takes longer than so many milliseconds. */
export const within = async <Value>(
  milliseconds: number,
  promise: Promise<Value>,
  error: () => Error,
): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(error()), milliseconds);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
