import { StoreUnavailable, type LeadStore } from './lead-store.ts';
import type { Agency } from './mail/compose.ts';
import type { RetentionPolicy } from './retention.ts';
import { notifyOfDamage, notifyOfSpam, remindOfUnanswered, warnOfSilence } from './notices.ts';

/** Where running parts report what they do. Takes no personal data: ids, counts and codes only. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What may be logged of an error: the message of any but `StoreUnavailable` may quote what a visitor typed. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof StoreUnavailable) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

export interface Loop {
  /** Ends the pause in progress; where there is none, the next one ends at once. */
  wake(): void;
  /** Begins no other turn and resolves when the one in progress is done. */
  stop(): Promise<void>;
}

/** Runs `turn` again and again, with a pause of so many milliseconds after each that asks for one by answering false. */
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

/** What is done again and again, by what the log calls it. */
type ScheduledJobs = Record<string, (now: Date) => Promise<unknown>>;

const hour = 60 * 60 * 1000;

/** Runs every job at once and then once an hour. Never rejects; a job that fails is logged and comes again. */
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
  /** Of the SQLite store, where leads are kept in one. */
  directory: string | undefined;
  settings: {
    retentionPolicy: RetentionPolicy;
    silenceDays: number;
    answerReminderHours: number;
    mail?: object | undefined;
  };
  /** As it is published when a job runs. */
  agency: () => Agency;
  /** Called when a mail was put into the outbox. */
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

/** What the server does once an hour besides serving. Where nobody sends mail, nobody is told anything. */
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
