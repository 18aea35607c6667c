import { onTestFinished } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

/** A SQLite store that is closed when the test ends. */
export const openStore = (directory: string): LeadStore => {
  const store = openSqliteLeadStore({ directory });
  onTestFinished(() => store.close());
  return store;
};
