const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

const day = 24 * 60 * 60 * 1000;

/**
 * The moment at which clocks in a zone show a day (2026-11-27) and a time
 * (09:00), in milliseconds. Of a time that comes twice it is the first; one that
 * is skipped where clocks go forward counts as much later as they do.
 */
export const momentIn = (timeZone: string, date: string, time: string): number => {
  const clock = wallClock(timeZone);
  const offsetAt = (moment: number): number => {
    const parts = clock.formatToParts(moment);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
    return Date.parse(shown) - Math.floor(moment / 1000) * 1000;
  };
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const late = asUtc - after;
  return offsetAt(asUtc - before) !== before && offsetAt(late) === after ? late : asUtc - before;
};

/** The present; while the site is being built, the moment at which that began. */
export const siteTime = (): number => {
  const { SITE_TIME } = process.env;
  return SITE_TIME === undefined ? Date.now() : Date.parse(SITE_TIME);
};

/** What an entry says of when it goes out. */
interface Dated {
  published?: unknown;
  publishAt?: unknown;
}

const dayOf = (published: unknown): string =>
  published instanceof Date ? published.toISOString().slice(0, 10) : String(published);

/** When an entry goes out by itself, in milliseconds; undefined where it says nothing of it, or nothing that can be read. */
export const goesOutAt = (
  { published, publishAt }: Dated,
  timeZone: string,
): number | undefined => {
  if (typeof publishAt !== 'string' || !/^\d\d:\d\d$/u.test(publishAt)) return undefined;
  try {
    const moment = momentIn(timeZone, dayOf(published), publishAt);
    return Number.isNaN(moment) ? undefined : moment;
  } catch {
    // A day or a zone that is none is told by the checks.
    return undefined;
  }
};

/** Whether an offer such as "All April 2025" is over: its month has ended everywhere on Earth. */
export const isExpired = (badge: string, now: Date): boolean => {
  const month = badge.split(' ').slice(-2).join(' ');
  const begin = new Date(`1 ${month} UTC`);
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= begin.setUTCMonth(begin.getUTCMonth() + 1);
};
