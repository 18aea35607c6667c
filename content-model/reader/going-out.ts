import { Temporal } from 'temporal-polyfill';

/** The fields of an entry that say when it goes out. */
interface Dated {
  published?: unknown;
  publishAt?: unknown;
}

const dayOf = (published: unknown): string =>
  published instanceof Date ? published.toISOString().slice(0, 10) : String(published);

/**
 * When an entry goes out, in epoch milliseconds: on its day, at its time or else at the beginning; undefined
 * without a valid day or time. When clocks go back, an ambiguous time is the earlier one. When they go
 * forward, a skipped time moves forward by the gap.
 */
export const goesOutAt = (
  { published, publishAt = '00:00' }: Dated,
  timeZone: string,
): number | undefined => {
  if (typeof publishAt !== 'string' || !/^\d\d:\d\d$/u.test(publishAt)) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(`${dayOf(published)}T${publishAt}`);
    return local.toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    // The checks report an invalid day or time zone.
    return undefined;
  }
};

/** Whether an offer such as "All April 2025" is over, in every time zone on Earth. */
export const isExpired = (badge: string, now: Date): boolean => {
  const month = badge.split(' ').slice(-2).join(' ');
  const begin = new Date(`1 ${month} UTC`);
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= begin.setUTCMonth(begin.getUTCMonth() + 1);
};
