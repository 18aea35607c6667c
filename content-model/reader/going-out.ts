import { Temporal } from 'temporal-polyfill';

/** What an entry says of when it goes out. */
interface Dated {
  published?: unknown;
  publishAt?: unknown;
}

const dayOf = (published: unknown): string =>
  published instanceof Date ? published.toISOString().slice(0, 10) : String(published);

/**
 * When an entry goes out by itself, in milliseconds; undefined where it says nothing of it, or
 * nothing that can be read. Of a time that comes twice it is the first; one that is skipped where
 * clocks go forward counts as much later as they do.
 */
export const goesOutAt = (
  { published, publishAt }: Dated,
  timeZone: string,
): number | undefined => {
  if (typeof publishAt !== 'string' || !/^\d\d:\d\d$/u.test(publishAt)) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(`${dayOf(published)}T${publishAt}`);
    return local.toZonedDateTime(timeZone).epochMilliseconds;
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
