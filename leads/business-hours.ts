/** When the agency is at work, as `content/site.yml` says it. */
export interface BusinessHours {
  /** English names of days: Monday. */
  days: readonly string[];
  /** The hour the day begins, 0 to 23, and the one it ends. */
  from: number;
  to: number;
  /** Such as America/Chicago. */
  timeZone: string;
}

const quarter = 15 * 60 * 1000;

/**
 * Whether so many business hours lie between two moments. Counts quarters of
 * an hour, so that changes of the clock need no care.
 */
export const haveHoursPassed = (
  { hours, since, now }: { hours: number; since: Date; now: Date },
  { days, from, to, timeZone }: BusinessHours,
): boolean => {
  const clock = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  const isOpen = (moment: number): boolean => {
    const parts = clock.formatToParts(moment);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const hour = Number(part('hour'));
    return days.includes(part('weekday')) && hour >= from && hour < to;
  };
  let open = 0;
  for (let moment = since.getTime(); moment + quarter <= now.getTime(); moment += quarter) {
    if (isOpen(moment)) open += quarter;
    if (open >= hours * 4 * quarter) return true;
  }
  return false;
};
