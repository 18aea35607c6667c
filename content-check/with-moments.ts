import { goesOutAt } from '../shared/going-out.ts';
import type { Entry } from './read-entries.ts';

/** Posts that are dated ahead know when they go out. */
export const withMoments = (entries: Entry[]): Entry[] => {
  const site = entries.find(({ collection }) => collection === 'site');
  const zone = String((site?.data as { timeZone?: unknown } | undefined)?.timeZone);
  for (const entry of entries) {
    const moment = goesOutAt(entry.data ?? {}, zone);
    if (moment !== undefined) entry.goesOutAt = moment;
  }
  return entries;
};
