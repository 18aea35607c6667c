import type { ScheduledJob } from '../leads/scheduled-jobs.ts';
import type { BusinessHours } from '../shared/business-hours.ts';
import type { ErasedCounts, LeadStore } from '../leads/lead-store.ts';
import { notifyOfDamage, notifyOfSpam, warnOfSilence } from '../leads/notices.ts';
import { remindOfUnanswered } from '../leads/reminder.ts';
import type { ServerSettings } from '../settings/settings.ts';

/** How many days submissions are kept; without a number, until someone erases them. */
interface KeepDays {
  /** Contact requests and requests for the guide. */
  leads: number;
  newsletter?: number | undefined;
  quarantine: number;
}

const day = 24 * 60 * 60 * 1000;

/** Erases what has been kept long enough. */
const eraseExpired = (
  store: Pick<LeadStore, 'eraseBefore'>,
  { leads, newsletter, quarantine }: KeepDays,
  now: Date,
): Promise<ErasedCounts> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  return store.eraseBefore({
    contacts: ago(leads),
    authorityBuilderFunnel1: ago(leads),
    ...(newsletter !== undefined && { newsletter: ago(newsletter) }),
    quarantine: ago(quarantine),
  });
};

export interface ScheduledJobsOptions {
  store: LeadStore;
  /** Of the SQLite store, where leads are kept in one. */
  directory: string | undefined;
  settings: Pick<
    ServerSettings,
    'keepDays' | 'silenceDays' | 'answerReminderHours' | 'mail' | 'adminUrl'
  >;
  brandName: string;
  businessHours: BusinessHours;
  /** Called when a mail was put into the outbox. */
  onQueued: () => void;
}

/** What the server does once an hour besides serving. Where nobody sends mail, nobody is told anything. */
export const scheduledJobs = (options: ScheduledJobsOptions): ScheduledJob[] => {
  const { store, directory, settings, brandName, businessHours, onQueued } = options;
  const startedAt = new Date();
  const { silenceDays: days, answerReminderHours: hours } = settings;
  const erasing: ScheduledJob = {
    name: 'Erasing what has been kept long enough',
    run: (now) => eraseExpired(store, settings.keepDays, now),
  };
  const notices: Record<string, (now: Date) => Promise<boolean>> = {
    ...(directory !== undefined && {
      'Notifying of damage': (now) => notifyOfDamage({ store, directory, brandName }, now),
    }),
    'Watching for silence': (now) => warnOfSilence({ store, days, brandName, startedAt }, now),
    'Reminding of what is not answered': (now) =>
      remindOfUnanswered({ store, hours, businessHours, adminUrl: settings.adminUrl }, now),
    'Notifying of spam': (now) => notifyOfSpam({ store, brandName }, now),
  };
  const notifying = Object.entries(notices).map(([name, queue]) => ({
    name,
    run: async (now: Date) => {
      if (await queue(now)) onQueued();
    },
  }));
  return settings.mail ? [erasing, ...notifying] : [erasing];
};
