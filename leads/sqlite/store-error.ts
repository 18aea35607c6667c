import { StoreUnavailable } from '../lead-store.ts';

/** SQLite's primary result codes that say the file cannot be read or written now (sqlite.org/rescode.html). */
export const unavailable = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
  NOLFS: 22,
  NOTADB: 26,
};

const unavailableCodes: ReadonlySet<number> = new Set(Object.values(unavailable));

/** The primary result code of an error from SQLite, which is the lower byte of the extended one; undefined for any other. */
export const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

const isUnavailable = (error: Error): boolean => {
  const code = resultCode(error);
  return code === undefined ? 'syscall' in error : unavailableCodes.has(code);
};

/** Turns SQLite's and the file system's "not now" into `StoreUnavailable`, cause kept; leaves every other error as it is. */
export const storeError = (error: unknown): unknown => {
  if (!(error instanceof Error) || !isUnavailable(error)) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}.`,
    { cause: error },
  );
};
