import type { RetentionPolicy } from './forms/retention.ts';
import type { LeadStore } from './lead-store.ts';
import { reasonOf, startLoop, type Log, type Loop } from './loop.ts';
import type { Agency } from './mail/compose.ts';
import { notifyOfDamage, notifyOfSpam, remindOfUnanswered, warnOfSilence } from './notices.ts';

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
