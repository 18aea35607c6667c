import { StoreUnavailable } from '../lead-store.ts';

/** The answers of gRPC that we tell apart (grpc.io/docs/guides/status-codes). */
const codes = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
} as const;

export type Refusal = keyof typeof codes;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Without a code: no credentials were found, or they were refused. Everything else without one is a defect of ours. */
const isUnavailable = (error: Error): boolean => {
  const code = codeOf(error);
  if (code === undefined) return /credential/iu.test(error.message);
  return code !== codes.INVALID_ARGUMENT;
};

/** Turns whatever keeps Firestore from doing what it was asked into `StoreUnavailable`, cause kept; leaves our own errors as they are. */
export const storeError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  if (!isUnavailable(error)) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}`,
    { cause: error },
  );
};

/** Tells whether a write was refused for one of these reasons, which need not mean trouble. */
export const isRefusal = (error: unknown, ...refusals: Refusal[]): boolean =>
  error instanceof StoreUnavailable &&
  refusals.some((refusal) => codes[refusal] === codeOf(error.cause));
