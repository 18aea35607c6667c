import type { LeadStore } from '../lead-store.ts';

/** Opens a store of its own for each test, empty, which reads the time from `clock`. */
export type OpenForTest = (clock: () => Date) => LeadStore | Promise<LeadStore>;
