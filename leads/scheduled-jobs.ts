import { StoreUnavailable, type LeadStore } from './lead-store.ts';
import type { Agency } from './mail/compose.ts';
import type { RetentionPolicy } from './retention.ts';
import { notifyOfDamage, notifyOfSpam, remindOfUnanswered, warnOfSilence } from './notices.ts';

/** The logger of background work. Pass it no personal data: only ids, counts and codes. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The part of an error that is safe to log. Any message but that of `StoreUnavailable` may quote a visitor's input. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

export interface Loop {
  /** Ends the current pause or, when there is none, the next one at once. */
  wake(): void;
  /** Starts no other turn. Resolves when the current one is done. */
  stop(): Promise<void>;
}

/** Runs `turn` in a loop. After each turn that returns false, pauses for `interval` milliseconds. */
export const startLoop = (interval: number, turn: () => Promise<boolean>): Loop => {
  let woken = Promise.withResolvers<void>();
  let stopping = false;
  const run = async () => {
    while (!stopping) {
      if (await turn()) continue;
      const timer = setTimeout(woken.resolve, interval);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    }
  };
  const running = run();
  return {
    wake: () => woken.resolve(),
    stop: async () => {
      stopping = true;
      woken.resolve();
      await running;
    },
  };
};

/** Recurring jobs, keyed by their name in the log. */
type ScheduledJobs = Record<string, (now: Date) => Promise<unknown>>;

const hour = 60 * 60 * 1000;

/** Runs every job at once and then hourly. Never rejects: a failed job is logged and runs again an hour later. */
export const startScheduledJobs = (jobs: ScheduledJobs, log: Log): Loop =>
  startLoop(hour, async () => {
    for (const [job, run] of Object.entries(jobs)) {
      try {
        await run(new Date());
      } catch (error) {
        log.error({ job, reason: reasonOf(error) }, 'A scheduled job failed');
      }
    }
    return false;
  });

interface ScheduledJobsOptions {
  store: LeadStore;
  /** The folder of the SQLite store; undefined when leads are in Firestore. */
  directory: string | undefined;
  settings: {
    retentionPolicy: RetentionPolicy;
    silenceDays: number;
    answerReminderHours: number;
    mail?: object | undefined;
  };
  /** The agency as published at the time a job runs. */
  agency: () => Agency;
  /** Called after a mail was added to the outbox. */
  onQueued: () => void;
}

const eraseExpired = ({ store, settings }: ScheduledJobsOptions, now: Date) => {
  const { leads, newsletter } = settings.retentionPolicy.keepDays;
  const ago = (days: number) => new Date(now.getTime() - days * 24 * hour);
  return store.eraseBefore({
    contacts: ago(leads),
    authorityBuilderFunnel1: ago(leads),
    ...(newsletter !== undefined && { newsletter: ago(newsletter) }),
    quarantine: ago(leads),
  });
};

const noticeJobs = {
  'Notifying of damage': notifyOfDamage,
  'Watching for silence': warnOfSilence,
  'Reminding of what is not answered': remindOfUnanswered,
  'Notifying of spam': notifyOfSpam,
};

/** The server's hourly background jobs. Without mail settings there are no notices. */
export const scheduledJobs = (options: ScheduledJobsOptions): ScheduledJobs => {
  const { store, directory, settings, agency, onQueued } = options;
  const { silenceDays: days, answerReminderHours: hours } = settings;
  const startedAt = new Date();
  const jobs: ScheduledJobs = {
    'Erasing what has been kept long enough': (now) => eraseExpired(options, now),
  };
  if (!settings.mail) return jobs;
  for (const [job, queueNotices] of Object.entries(noticeJobs)) {
    jobs[job] = async (now) => {
      const notice = { store, directory, agency: agency(), days, hours, startedAt };
      if (await queueNotices(notice, now)) onQueued();
    };
  }
  return jobs;
};
