import { counted } from './forms/counted.ts';
import { openingTimes, type BusinessHours } from './forms/business-hours.ts';
import { leadAddress, leadsSince, newestLead } from './inbox.ts';
import { hashedId, waitingMail, type MailMessage } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import { escapeHtml, inWords, type Agency } from './mail/compose.ts';
import { damagedFiles, damageReport } from './sqlite/store-files.ts';

// Mails to the agency that are not about a lead. Each is queued once, however often and on however many servers these
// functions run. Each function returns whether it queued one.

const composeNotice = (subject: string, paragraphs: readonly string[]): MailMessage => ({
  subject,
  text: paragraphs.join('\n\n'),
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

/** Queues a notice, due at `now`: once per key forever, even after it was sent. Returns whether the key was new. */
export const queueNotice = async (
  { importRecords }: Pick<LeadStore, 'importRecords'>,
  key: string,
  message: MailMessage,
  now: Date,
): Promise<boolean> => {
  const mail = waitingMail(now.toISOString(), { message });
  return (await importRecords([{ id: hashedId(key), mail }])) === 1;
};

const day = 24 * 60 * 60 * 1000;

interface NoticeOptions {
  store: LeadStore;
  agency: Agency;
}

interface SilenceOptions extends NoticeOptions {
  days: number;
  /** When the server started. The silence is counted from here when there has never been a lead. */
  startedAt: Date;
}

/** Queues one mail per period of silence. */
export const warnOfSilence = async (
  { store, days, agency, startedAt }: SilenceOptions,
  now: Date,
): Promise<boolean> => {
  const newest = await newestLead(store.inbox);
  const since = newest ?? startedAt.toISOString();
  if (now.getTime() - Date.parse(since) < days * day) return false;
  const key = `silence since ${newest ?? 'the beginning'}`;
  const notice = composeNotice(`No leads for ${days} days`, [
    `No one has sent a form on the ${agency.name} website since ${since.slice(0, 10)}. It may just be quiet. Or something may be keeping people from reaching you.`,
    'Please open the contact page on your phone and send the form once. "npm run canary" tests the whole way to your inbox.',
    'We’ll say this only once. You’ll hear about it again only if a lead comes in and then it goes quiet.',
  ]);
  return queueNotice(store, key, notice, now);
};

/**
 * Queues one mail, without names, whenever something new was quarantined. It runs hourly, so that a real person
 * caught as spam is found the same day.
 */
export const notifyOfSpam = async (
  { store, agency: { name, adminUrl } }: NoticeOptions,
  now: Date,
): Promise<boolean> => {
  const [newest] = await store.inbox.list({ state: 'spam' }, 1);
  if (!newest) return false;
  const { spam } = await store.inbox.counts();
  const notice = composeNotice(`Held back as spam: ${spam}`, [
    `The ${name} website is holding back ${counted(spam, 'submission')}, the newest of ${newest.data.timestamp.slice(0, 10)}. Please look through them today: a real inquiry may be among them.`,
    `They’re in the back office under Spam (${adminUrl ? `${adminUrl}/#/spam` : '"npm run admin"'}), with the reasons. “Not spam” turns one into a lead and sends you its mail. So does "npm run leads -- spam".`,
  ]);
  return queueNotice(store, `spam up to ${newest.id}`, notice, now);
};

/** Queues one mail about the damaged databases set aside in the folder of the SQLite store, if there are any. */
export const notifyOfDamage = async (
  { store, directory, agency }: NoticeOptions & { directory: string | undefined },
  now: Date,
): Promise<boolean> => {
  if (directory === undefined) return false;
  const report = damageReport(directory);
  if (report === undefined) return false;
  const notice = composeNotice('The database of leads was damaged', [
    `This is about the ${agency.name} website. It’s still taking forms.`,
    report,
  ]);
  return queueNotice(store, `damaged: ${damagedFiles(directory).join(', ')}`, notice, now);
};

/**
 * The maximum age of requests to remind of, in milliseconds. A store from before this feature holds years of requests
 * that were answered but never marked. Even an agency that is open one hour a day gets its reminder within this time.
 */
const oldest = (hours: number): number => (7 + 2 * hours) * day;

const quarter = 15 * 60 * 1000;

/**
 * Whether this many business hours lie between two moments. Counts quarter hours, so that daylight saving changes
 * need no special handling.
 */
export const haveHoursPassed = (
  { hours, since, now }: { hours: number; since: Date; now: Date },
  businessHours: BusinessHours,
): boolean => {
  const isOpen = openingTimes(businessHours);
  let open = 0;
  for (let moment = since.getTime(); moment + quarter <= now.getTime(); moment += quarter) {
    if (isOpen(moment)) open += quarter;
    if (open >= hours * 4 * quarter) return true;
  }
  return false;
};

interface ReminderOptions extends NoticeOptions {
  /** Business hours without an answer until the reminder; 0 disables it. */
  hours: number;
}

/**
 * Queues one mail, once ever, for each contact request that nobody marked as answered within this many business
 * hours. It contains no name: only the request's own mail does, which is erased with the person.
 */
export const remindOfUnanswered = async (
  { store, hours, agency: { businessHours, adminUrl } }: ReminderOptions,
  now: Date,
): Promise<boolean> => {
  if (hours === 0) return false;
  let isAnyNew = false;
  const unanswered = { collection: 'contacts', state: 'new' } as const;
  const recently = new Date(now.getTime() - oldest(hours));
  for await (const { id, data } of leadsSince(store.inbox, unanswered, recently)) {
    const since = new Date(data.timestamp);
    if (!haveHoursPassed({ hours, since, now }, businessHours)) continue;
    const moment = inWords(since, businessHours.timeZone);
    const notice = composeNotice(`Still waiting for your answer since ${moment}`, [
      `Someone sent your contact form on ${moment}, and it isn’t marked as answered. Look for the message we sent you then.`,
      `Answered it already? Mark it as answered in the back office (${adminUrl ? leadAddress(adminUrl, id) : '"npm run admin"'}).`,
      `We’ll remind you of it only this once. Its number is ${id}.`,
    ]);
    if (await queueNotice(store, `unanswered ${id}`, notice, now)) isAnyNew = true;
  }
  return isAnyNew;
};
