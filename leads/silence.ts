import type { LeadStore } from './lead-store.ts';
import { composeNotice } from './mail/compose.ts';

export interface SilenceOptions {
  store: Pick<LeadStore, 'newest' | 'outbox'>;
  /** After how many days without a lead the agency is told. */
  days: number;
  brandName: string;
  /** Since when leads could come in, should there never have been one. */
  startedAt: Date;
}

const day = 24 * 60 * 60 * 1000;

const letter = ({ days, brandName }: SilenceOptions, since: string) =>
  composeNotice(`No lead for ${days} days`, [
    `Nobody has sent a form on the website of ${brandName} since ${since.slice(0, 10)}. Perhaps it is only quiet. Perhaps something keeps people from reaching you.`,
    'Please open the contact page on a phone and send the form once. "npm run canary" tests the way to your mailbox.',
    'This is said once; the next such mail can only follow another lead.',
  ]);

/** Queues one mail for each silence, however often and on however many servers it runs. Tells whether it did. */
export const warnOfSilence = async (options: SilenceOptions, now: Date): Promise<boolean> => {
  const { store, days, startedAt } = options;
  const newest = await store.newest();
  const since = newest ?? startedAt.toISOString();
  if (now.getTime() - Date.parse(since) < days * day) return false;
  const key = `silence since ${newest ?? 'the beginning'}`;
  return store.outbox.notify(key, letter(options, since), now);
};
