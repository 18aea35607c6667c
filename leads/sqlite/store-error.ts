import { StoreUnavailable } from '../lead-store.ts';

/** SQLite's primary result codes that say the file cannot be read or written now (sqlite.org/rescode.html). */
const unavailable = {
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

// The lower byte of an extended result code is the primary one.
const primaryCode = (code: unknown) => Number(code) & 0xff;

const isUnavailable = (error: Error): boolean => {
  if ('errcode' in error) return unavailableCodes.has(primaryCode(error.errcode));
  return 'syscall' in error;
};

/** Turns SQLite's and the file system's "not now" into `StoreUnavailable`, cause kept; leaves every other error as it is. */
export const storeError = (error: unknown): unknown => {
  if (!(error instanceof Error) || !isUnavailable(error)) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}.`,
    { cause: error },
  );
};
