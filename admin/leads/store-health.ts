import type { WeekOfPage } from '../../leads/inbox.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { AdminContext } from '../context.ts';

const day = 24 * 60 * 60 * 1000;

const weeksShown = 12;

const unknownPage = 'Not known';

/** The Mondays on which the weeks shown began, oldest first, as 2026-11-16. */
const mondays = (now: Date): string[] => {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: weeksShown }, (_, index) => {
    const weeksAgo = weeksShown - 1 - index;
    return new Date(now.getTime() - (sinceMonday + 7 * weeksAgo) * day).toISOString().slice(0, 10);
  });
};

const weekOf = (week: string, counted: readonly WeekOfPage[]) => {
  const pages = counted
    .filter((one) => one.week === week)
    .map(({ page = unknownPage, count }) => ({ page, count }))
    .toSorted((one, other) => other.count - one.count);
  return { week, total: pages.reduce((sum, { count }) => sum + count, 0), pages };
};

/** How the store is, and how many leads came in, week by week. */
export const storeHealth = async (
  store: LeadStore,
  { settings }: Pick<AdminContext, 'settings'>,
  now: Date,
) => {
  const weeks = mondays(now);
  const [writable, counts, newest, canary, counted] = await Promise.all([
    store.checkWritable().then(
      () => true,
      () => false,
    ),
    store.counts(),
    store.newest(),
    store.lastCanary(),
    store.inbox.weeks(new Date(weeks[0] ?? now)),
  ]);
  const { firestore, dataDirectory } = settings;
  return {
    store: firestore ? `Google Firestore, ${firestore.projectId}` : `SQLite in ${dataDirectory}`,
    writable,
    counts,
    newest,
    canary,
    weeks: weeks.map((week) => weekOf(week, counted)),
  };
};
