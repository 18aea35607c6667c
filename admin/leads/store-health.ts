import type { WeekOfPage } from '../../leads/inbox.ts';
import { StoreUnavailable, type LeadStore } from '../../leads/lead-store.ts';
import { noMailServer, type ServerSettings } from '../../settings/settings.ts';
import { damageNotice, troubleOf } from './store-trouble.ts';

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

const figuresOf = async (store: LeadStore, now: Date) => {
  const weeks = mondays(now);
  const [counts, newest, canary, counted] = await Promise.all([
    store.counts(),
    store.newest(),
    store.lastCanary(),
    store.inbox.weeks(new Date(weeks[0] ?? now)),
  ]);
  return { counts, newest, canary, weeks: weeks.map((week) => weekOf(week, counted)) };
};

/** Resolves with what a store answers, or with what keeps it from answering. */
const orTrouble = async <Answer>(settings: ServerSettings, answer: Promise<Answer>) => {
  try {
    return { answer: await answer };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { trouble: troubleOf(error, settings) };
  }
};

/** How store and mail are, in sentences where something is to be done, and how many leads came in, week by week. */
export const storeHealth = async (open: () => Promise<LeadStore>, settings: ServerSettings) => {
  const reading = await orTrouble(
    settings,
    open().then((store) => figuresOf(store, new Date())),
  );
  const writing = await orTrouble(
    settings,
    open().then((store) => store.checkWritable()),
  );
  const { firestore, dataDirectory, mail } = settings;
  const notices = [
    reading.trouble,
    writing.trouble,
    damageNotice(settings),
    mail ? undefined : noMailServer,
  ].filter((notice) => notice !== undefined);
  return {
    store: firestore ? `Google Firestore, ${firestore.projectId}` : `SQLite in ${dataDirectory}`,
    notices: [...new Set(notices)],
    ...(reading.answer && {
      figures: { ...reading.answer, writable: writing.trouble === undefined },
    }),
  };
};
