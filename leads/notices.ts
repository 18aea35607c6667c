import { counted } from './forms/counted.ts';
import { openingTimes, type BusinessHours } from './forms/business-hours.ts';
import { leadAddress, leadsSince, newestLead } from './inbox.ts';
import { hashedId, waitingMail, type MailMessage } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import { escapeHtml, inWords, type Agency } from './mail/compose.ts';
import { damagedFiles, damageReport } from './sqlite/store-files.ts';

// Mails to the agency that tell of no lead. Each is queued once, however often
// and on however many servers that is tried; each function tells whether it did.

const composeNotice = (subject: string, paragraphs: readonly string[]): MailMessage => ({
  subject,
  text: paragraphs.join('\n\n'),
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

/** Queues a mail that tells of no lead, due at `now`: once per key for ever, even after it was sent; tells whether the key was new. */
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
  /** Since when leads could come in, should there never have been one. */
  startedAt: Date;
}

/** Queues one mail for each silence. */
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

/** Queues one mail, which names nobody, once something more is held back. This is asked hourly, so that a person among it is found the same day. */
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

/** Queues one mail about the damaged databases that were set aside in the folder of the SQLite store, if there are any. */
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

/** What came in longer ago is left in peace: a store that has just learned to remind holds years of answered mail. Even an agency that works an hour a day gets to its reminder in between. */
const oldest = (hours: number): number => (7 + 2 * hours) * day;

const quarter = 15 * 60 * 1000;

/**
 * Whether so many business hours lie between two moments. Counts quarters of
 * an hour, so that changes of the clock need no care.
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
  /** After how many business hours without an answer; 0 never. */
  hours: number;
}

/**
 * Queues one mail, once for ever, for each contact request that nobody has
 * marked as answered within so many business hours. It names nobody: the
 * request's own mail does, and is erased with the person.
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
