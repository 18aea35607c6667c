import type { LeadStore } from '../../leads/lead-store.ts';
import { damageReport } from '../../leads/sqlite/damage.ts';

/** What keeps leads from being stored, leads that are missing, and mail that already failed. */
export const storeFindings = async (
  store: Pick<LeadStore, 'checkWritable' | 'outbox'>,
  directory: string | undefined,
): Promise<string[]> => {
  const damage = directory === undefined ? undefined : damageReport(directory);
  const missing = damage === undefined ? [] : [damage];
  try {
    await store.checkWritable();
    for await (const { state } of store.outbox.entries()) {
      if (state === 'dead')
        return [...missing, 'Mail was given up; see "npm run leads -- outbox list".'];
    }
    return missing;
  } catch (error) {
    return [`The store cannot be written: ${error instanceof Error ? error.message : 'unknown'}`];
  }
};
