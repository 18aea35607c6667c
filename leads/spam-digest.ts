import type { LeadStore } from './lead-store.ts';
import { composeNotice } from './mail/compose.ts';

export interface SpamDigestOptions {
  store: Pick<LeadStore, 'quarantine' | 'outbox'>;
  brandName: string;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const letter = (count: number, day: string, brandName: string) =>
  composeNotice(`Held back as spam on ${day}: ${count}`, [
    `The website of ${brandName} held back ${count === 1 ? 'one submission' : `${count} submissions`} on ${day}, because ${count === 1 ? 'it looks' : 'they look'} like spam.`,
    '"npm run leads -- spam" shows them with the reasons; "npm run leads -- spam restore ID" makes one a lead, with its own mail.',
  ]);

/** Queues one mail about what was held back yesterday (UTC), if anything was. Tells whether it did. */
export const tellOfSpam = async (
  { store, brandName }: SpamDigestOptions,
  now: Date,
): Promise<boolean> => {
  const yesterday = dayOf(new Date(now.getTime() - 24 * 60 * 60 * 1000));
  let count = 0;
  for await (const { data } of store.quarantine.entries()) {
    if (data.timestamp.startsWith(yesterday)) count += 1;
  }
  if (count === 0) return false;
  return store.outbox.notify(`spam on ${yesterday}`, letter(count, yesterday, brandName), now);
};
