import type { LeadStore } from '../lead-store.ts';

/** Opens a store of its own for each test, empty. */
export type OpenForTest = () => LeadStore | Promise<LeadStore>;

/** When everything happens unless a test says otherwise. */
export const now = () => new Date('2026-11-21T10:00:00.000Z');

/** The counts of a store, of which only those named are not zero. */
export const counts = (some: object) => ({
  contacts: 0,
  authorityBuilderFunnel1: 0,
  newsletter: 0,
  ...some,
});
