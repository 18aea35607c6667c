import { openingTimes, type BusinessHours } from '../shared/business-hours.ts';

const quarter = 15 * 60 * 1000;

/**
 * Whether so many business hours lie between two moments. Counts quarters of
 * an hour, so that changes of the clock need no care.
 */
export const haveHoursPassed = (
  { hours, since, now }: { hours: number; since: Date; now: Date },
  businessHours: BusinessHours,
): boolean => {
  const isOpen = openingTimes(businessHours);
  let open = 0;
  for (let moment = since.getTime(); moment + quarter <= now.getTime(); moment += quarter) {
    if (isOpen(moment)) open += quarter;
    if (open >= hours * 4 * quarter) return true;
  }
  return false;
};
