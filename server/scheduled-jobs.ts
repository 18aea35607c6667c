import type { ScheduledJob } from '../leads/scheduled-jobs.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { tellOfDamage, tellOfSpam, warnOfSilence } from '../leads/notices.ts';
import { eraseExpired } from '../leads/retention.ts';
import type { ServerSettings } from '../settings/settings.ts';

export interface ScheduledJobsOptions {
  store: LeadStore;
  /** Of the SQLite store, where leads are kept in one. */
  directory: string | undefined;
  settings: Pick<ServerSettings, 'keepDays' | 'silenceDays' | 'mail'>;
  brandName: string;
  /** Called when a mail was put into the outbox. */
  onQueued: () => void;
}

/** What the server does once an hour besides serving. Where nobody sends mail, nobody is told anything. */
export const scheduledJobs = ({
  store,
  directory,
  settings,
  brandName,
  onQueued,
}: ScheduledJobsOptions): ScheduledJob[] => {
  const startedAt = new Date();
  const days = settings.silenceDays;
  const notifying = (name: string, queue: (now: Date) => Promise<boolean>): ScheduledJob => ({
    name,
    run: async (now) => {
      if (await queue(now)) onQueued();
    },
  });
  const erasing: ScheduledJob = {
    name: 'Erasing what has been kept long enough',
    run: (now) => eraseExpired(store, settings.keepDays, now),
  };
  if (!settings.mail) return [erasing];
  return [
    erasing,
    ...(directory === undefined
      ? []
      : [
          notifying('Notifying of damage', (now) =>
            tellOfDamage({ store, directory, brandName }, now),
          ),
        ]),
    notifying('Watching for silence', (now) =>
      warnOfSilence({ store, days, brandName, startedAt }, now),
    ),
    notifying('Notifying of spam', (now) => tellOfSpam({ store, brandName }, now)),
  ];
};
