import type { LeadStore } from './lead-store.ts';
import { composeNotice } from './mail/compose.ts';
import { damagedFiles, damageReport } from './sqlite/damage.ts';

// Mails to the agency that tell of no lead. Each is queued once, however often
// and on however many servers that is tried; each function tells whether it did.

const day = 24 * 60 * 60 * 1000;

interface NoticeOptions {
  store: LeadStore;
  brandName: string;
}

interface SilenceOptions extends NoticeOptions {
  /** After how many days without a lead the agency is told. */
  days: number;
  /** Since when leads could come in, should there never have been one. */
  startedAt: Date;
}

/** Queues one mail for each silence. */
export const warnOfSilence = async (
  { store, days, brandName, startedAt }: SilenceOptions,
  now: Date,
): Promise<boolean> => {
  const newest = await store.newest();
  const since = newest ?? startedAt.toISOString();
  if (now.getTime() - Date.parse(since) < days * day) return false;
  const key = `silence since ${newest ?? 'the beginning'}`;
  const notice = composeNotice(`No leads for ${days} days`, [
    `No one has sent a form on the ${brandName} website since ${since.slice(0, 10)}. It may just be quiet. Or something may be keeping people from reaching you.`,
    'Please open the contact page on your phone and send the form once. "npm run canary" tests the whole way to your inbox.',
    'We’ll say this only once. You’ll hear about it again only if a lead comes in and then it goes quiet.',
  ]);
  return store.outbox.notify(key, notice, now);
};

/** Queues one mail about what was held back yesterday (UTC), if anything was. */
export const notifyOfSpam = async (
  { store, brandName }: NoticeOptions,
  now: Date,
): Promise<boolean> => {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  let count = 0;
  for await (const { data } of store.quarantine.entries()) {
    if (data.timestamp.startsWith(yesterday)) count += 1;
  }
  if (count === 0) return false;
  const notice = composeNotice(`Held back as spam on ${yesterday}: ${count}`, [
    `The ${brandName} website held back ${count === 1 ? 'one submission' : `${count} submissions`} on ${yesterday}, because ${count === 1 ? 'it looks' : 'they look'} like spam.`,
    '"npm run leads -- spam" shows what was held back and why. "npm run leads -- spam restore ID" turns one into a lead and sends you its mail.',
  ]);
  return store.outbox.notify(`spam on ${yesterday}`, notice, now);
};

/** Queues one mail about the damaged databases that were set aside in the folder of the SQLite store, if there are any. */
export const notifyOfDamage = async (
  { store, directory, brandName }: NoticeOptions & { directory: string },
  now: Date,
): Promise<boolean> => {
  const report = damageReport(directory);
  if (report === undefined) return false;
  const notice = composeNotice('The database of leads was damaged', [
    `This is about the ${brandName} website. It’s still taking forms.`,
    report,
  ]);
  return store.outbox.notify(`damaged: ${damagedFiles(directory).join(', ')}`, notice, now);
};
