/** A range of hours on some days of the week. */
interface OpeningHours {
  /** English names of weekdays, such as Monday. */
  days: readonly string[];
  /** Times of day such as 09:00. A range that ends at 00:00 lasts until midnight. */
  from: string;
  to: string;
}

/** A day on which the agency is closed. */
export interface Holiday {
  /** Such as 2026-12-25. */
  day: string;
  /** Whether it is the same date each year. */
  everyYear?: boolean | undefined;
}

/** When the agency answers, from `content/business.yml`. */
export interface BusinessHours {
  hours: readonly OpeningHours[];
  holidays: readonly Holiday[];
  /** An IANA time zone, such as America/Chicago. */
  timeZone: string;
}

const endOf = ({ to }: OpeningHours): string => (to === '00:00' ? '24:00' : to);

const isOn = (date: string, { day, everyYear }: Holiday): boolean =>
  everyYear ? date.slice(4) === day.slice(4) : date === day;

/** Returns a function that says whether the agency is open at a moment (in milliseconds), in the agency's time zone. */
export const openingTimes = ({
  hours,
  holidays,
  timeZone,
}: BusinessHours): ((moment: number) => boolean) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (moment) => {
    const parts = clock.formatToParts(moment);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const date = `${part('year')}-${part('month')}-${part('day')}`;
    if (holidays.some((holiday) => isOn(date, holiday))) return false;
    const time = `${part('hour')}:${part('minute')}`;
    return hours.some(
      (range) => range.days.includes(part('weekday')) && time >= range.from && time < endOf(range),
    );
  };
};

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days of the week in words: "Monday to Friday", or "Saturday and Sunday". */
export const daysInWords = (days: readonly string[]): string => {
  const places = days.map((day) => week.indexOf(day)).toSorted((one, other) => one - other);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const inOrder = places.map((place) => week[place] ?? '');
  const isRow = places.length > 2 && last - first === places.length - 1;
  return isRow ? `${week[first]} to ${week[last]}` : new Intl.ListFormat('en-US').format(inOrder);
};

/** A time such as 16:40 in words: "4:40 pm", which stays in one line. */
export const timeInWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return 'noon';
  const minutes = minute === 0 ? '' : time.slice(2);
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
};

const rangeInWords = ({ days, from, to }: OpeningHours): string =>
  `${daysInWords(days)}, ${timeInWords(from)} to ${timeInWords(to)}`;

/** The name of a time zone, whether or not clocks are forward: "Central Time". */
export const timeZoneInWords = (timeZone: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Business hours in words: "Monday to Friday, 9 am to 5 pm, Central Time". */
export const hoursInWords = ({ hours, timeZone }: BusinessHours): string =>
  [hours.map(rangeInWords).join('; '), timeZoneInWords(timeZone)].join(', ');

const date = (year?: 'numeric') =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year, timeZone: 'UTC' });

/** The holidays that are not over, in words: "November 26, 2026 (Thanksgiving) and December 25 (Christmas Day)". */
export const holidaysInWords = (
  holidays: readonly (Holiday & { name: string })[],
  today: string,
): string =>
  new Intl.ListFormat('en-US').format(
    holidays
      .filter(({ day, everyYear }) => everyYear || day >= today)
      .map(({ day, everyYear, name }) => {
        const written = date(everyYear ? undefined : 'numeric').format(new Date(day));
        return `${written} (${name})`;
      }),
  );
