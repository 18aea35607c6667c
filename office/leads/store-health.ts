import { leadsByWeek, mondayOf, newestLead, type WeekOfPage } from '@agency/leads/inbox.ts';
import { StoreUnavailable, type LeadStore } from '@agency/leads/lead-store.ts';
import { sqliteDirectory, type StoreSettings } from '@agency/leads/open-lead-store.ts';
import { damageReport, examinedDamageReport } from '@agency/leads/sqlite/store-files.ts';
import { resultCode, unavailable } from '@agency/leads/sqlite/database.ts';
import { noMailServer, type ServerSettings } from '@agency/server/settings/settings.ts';

/** The gRPC status codes for denied access (grpc.io/docs/guides/status-codes). */
const refusals = [7, 16];

const codeOf = (cause: unknown): unknown =>
  resultCode(cause) ?? (cause instanceof Error && 'code' in cause ? cause.code : undefined);

const noEntry =
  'Google doesn’t let us in, so the leads can’t be read here. Tell whoever set up the server: the key file (GOOGLE_APPLICATION_CREDENTIALS) should be that of an account with the role Cloud Datastore User.';

const noFirestore =
  'Google Firestore can’t be reached, so the leads can’t be read or changed just now. See that this computer is online, then try again.';

/** Denied access has a code; missing credentials have none. Without any cause, the request timed out. */
const firestoreTrouble = (cause: unknown): string =>
  cause !== undefined && [...refusals, undefined].some((code) => code === codeOf(cause))
    ? noEntry
    : noFirestore;

const sentences: readonly (readonly [
  codes: readonly unknown[],
  words: (folder: string) => string,
])[] = [
  [
    [unavailable.FULL, 'ENOSPC', 'EDQUOT'],
    (folder) =>
      `The disk is full: nothing was changed, and new leads can’t be stored in ${folder} either. Make room; nothing has to be restarted.`,
  ],
  [
    [unavailable.PERM, unavailable.READONLY, unavailable.CANTOPEN, 'EACCES', 'EPERM', 'EROFS'],
    (folder) =>
      `The leads can’t be read or changed, since ${folder} belongs to another user or is read-only. On a server, start the back office as the user whose files they are.`,
  ],
  [
    [unavailable.BUSY, unavailable.LOCKED],
    (folder) =>
      `Another program keeps the database in ${folder} locked. Nothing was changed. Try again in a minute.`,
  ],
];

const sqliteTrouble = (folder: string, cause: unknown): string => {
  const code = codeOf(cause);
  if (code === unavailable.CORRUPT || code === unavailable.NOTADB)
    return `${examinedDamageReport(folder) ?? ''} New leads can’t be stored until the server is restarted: it then sets the damaged file aside by itself and begins a new one.`.trim();
  const found = sentences.find(([codes]) => codes.includes(code));
  return (
    found?.[1](folder) ??
    `The disk with ${folder} doesn’t answer as it should, so the leads can’t be read or changed just now. See that it’s connected, then try again.`
  );
};

/** Why the store is unavailable and what to do about it, in sentences for the owner. */
export const troubleOf = (error: StoreUnavailable, settings: StoreSettings): string => {
  const folder = sqliteDirectory(settings);
  if (folder === undefined) return firestoreTrouble(error.cause);
  const { cause, message } = error;
  // The store's own message: a newer program has written it, it is closed, or traces of erased data remain.
  if (cause === undefined || cause instanceof StoreUnavailable) return message;
  return sqliteTrouble(folder, cause);
};

/** The notice beside the leads while a damaged database is kept next to the new one. */
export const damageNotice = (settings: StoreSettings): string | undefined => {
  const folder = sqliteDirectory(settings);
  const report = folder === undefined ? undefined : damageReport(folder);
  return report && `${report} New leads are stored.`;
};

const day = 24 * 60 * 60 * 1000;

const weeksShown = 12;

const unknownPage = 'Not known';

/** The Mondays of the weeks shown, oldest first, such as 2026-11-16. */
const mondays = (now: Date): string[] =>
  Array.from({ length: weeksShown }, (_, index) => {
    const weeksAgo = weeksShown - 1 - index;
    return mondayOf(new Date(now.getTime() - 7 * weeksAgo * day));
  });

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
    newestLead(store.inbox),
    store.lastCanary(),
    leadsByWeek(store.inbox, new Date(weeks[0] ?? now)),
  ]);
  return { counts, newest, canary, weeks: weeks.map((week) => weekOf(week, counted)) };
};

/** Resolves with the answer of a store, or with why the store is unavailable. */
const orTrouble = async <Answer>(settings: ServerSettings, answer: Promise<Answer>) => {
  try {
    return { answer: await answer };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { trouble: troubleOf(error, settings) };
  }
};

/** The state of storage and mail, with notices about what to fix, and the number of leads per week. */
export const storeHealth = async (open: () => Promise<LeadStore>, settings: ServerSettings) => {
  const reading = await orTrouble(
    settings,
    open().then((store) => figuresOf(store, new Date())),
  );
  const writing = await orTrouble(
    settings,
    open().then((store) => store.checkWritable()),
  );
  const { firestore, mail } = settings;
  const notices = [
    reading.trouble,
    writing.trouble,
    damageNotice(settings),
    mail ? undefined : noMailServer,
  ].filter((notice) => notice !== undefined);
  return {
    store: firestore ? 'With Google, in Firestore' : 'On this computer',
    notices: [...new Set(notices)],
    ...(reading.answer && {
      figures: { ...reading.answer, writable: writing.trouble === undefined },
    }),
  };
};
