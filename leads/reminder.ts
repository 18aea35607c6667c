import { openingTimes, type BusinessHours } from '../shared/business-hours.ts';
import { leadAddress, type InboxLead } from './inbox.ts';
import type { LeadStore } from './lead-store.ts';
import { composeNotice, inWords } from './mail/compose.ts';

const day = 24 * 60 * 60 * 1000;

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

const pageSize = 100;

interface ReminderOptions {
  store: LeadStore;
  /** After how many business hours without an answer; 0 never. */
  hours: number;
  businessHours: BusinessHours;
  adminUrl?: string | undefined;
}

async function* recentUnanswered(store: LeadStore, since: Date): AsyncGenerator<InboxLead, void> {
  const query = { collection: 'contacts', state: 'new' } as const;
  let found = await store.inbox.list(query, pageSize);
  while (found.length > 0) {
    for (const lead of found) {
      if (Date.parse(lead.data.timestamp) < since.getTime()) return;
      yield lead;
    }
    const { id, data } = found.at(-1) as InboxLead;
    found = await store.inbox.list(
      { ...query, after: { id, timestamp: data.timestamp } },
      pageSize,
    );
  }
}

/**
 * Queues one mail, once for ever, for each contact request that nobody has
 * marked as answered within so many business hours. It names nobody: the
 * request's own mail does, and is erased with the person.
 */
export const remindOfUnanswered = async (
  { store, hours, businessHours, adminUrl }: ReminderOptions,
  now: Date,
): Promise<boolean> => {
  if (hours === 0) return false;
  let isAnyNew = false;
  const recent = recentUnanswered(store, new Date(now.getTime() - oldest(hours)));
  for await (const { id, data } of recent) {
    const since = new Date(data.timestamp);
    if (!haveHoursPassed({ hours, since, now }, businessHours)) continue;
    const moment = inWords(since, businessHours.timeZone);
    const notice = composeNotice(`Still waiting for your answer since ${moment}`, [
      `Someone sent your contact form on ${moment}, and it isn’t marked as answered. Look for the message we sent you then.`,
      `Answered it already? Mark it as answered in the back office (${adminUrl ? leadAddress(adminUrl, id) : '"npm run admin"'}).`,
      `We’ll remind you of it only this once. Its number is ${id}.`,
    ]);
    if (await store.outbox.notify(`unanswered ${id}`, notice, now)) isAnyNew = true;
  }
  return isAnyNew;
};
