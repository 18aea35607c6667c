import type { LeadStore } from '../../leads/lead-store.ts';

/** What keeps leads from being stored, and mail that already failed. */
export const storeFindings = async (
  store: Pick<LeadStore, 'checkWritable' | 'outbox'>,
): Promise<string[]> => {
  try {
    await store.checkWritable();
    for await (const { state } of store.outbox.entries()) {
      if (state === 'dead') return ['Mail was given up; see "npm run leads -- outbox list".'];
    }
    return [];
  } catch (error) {
    return [`The store cannot be written: ${error instanceof Error ? error.message : 'unknown'}`];
  }
};
