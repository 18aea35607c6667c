import type { Chore } from '../leads/housekeeping.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { eraseExpired } from '../leads/retention.ts';
import { warnOfSilence } from '../leads/silence.ts';
import { tellOfSpam } from '../leads/spam-digest.ts';
import type { ServerSettings } from '../settings/settings.ts';

/** What the server does once an hour besides serving. Without a mail server nobody is told anything. */
export const chores = (
  store: LeadStore,
  settings: Pick<ServerSettings, 'keepDays' | 'silenceDays' | 'mail'>,
  brandName: string,
): Chore[] => {
  const startedAt = new Date();
  const days = settings.silenceDays;
  const telling: Chore[] = [
    {
      name: 'Watching for silence',
      run: (now) => warnOfSilence({ store, days, brandName, startedAt }, now),
    },
    { name: 'Telling of spam', run: (now) => tellOfSpam({ store, brandName }, now) },
  ];
  return [
    {
      name: 'Erasing what has been kept long enough',
      run: (now) => eraseExpired(store, settings.keepDays, now),
    },
    ...(settings.mail ? telling : []),
  ];
};
