/** The agency's business hours, from `content/site.yml`. */
export interface BusinessHours {
  /** English names of weekdays, such as Monday. */
  days: readonly string[];
  /** The opening hour, 0 to 23, and the closing hour. */
  from: number;
  to: number;
  /** An IANA time zone, such as America/Chicago. */
  timeZone: string;
}

/** Returns a function that says whether the agency is open at a moment (in milliseconds), in the agency's time zone. */
export const openingTimes = ({
  days,
  from,
  to,
  timeZone,
}: BusinessHours): ((moment: number) => boolean) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  return (moment) => {
    const parts = clock.formatToParts(moment);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const hour = Number(part('hour'));
    return days.includes(part('weekday')) && hour >= from && hour < to;
  };
};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const daysInWords = (days: readonly string[]): string => {
  const places = days.map((day) => week.indexOf(day)).toSorted((one, other) => one - other);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const inOrder = places.map((place) => week[place] ?? '');
  const isRow = places.length > 2 && last - first === places.length - 1;
  return isRow ? `${week[first]} to ${week[last]}` : new Intl.ListFormat('en-US').format(inOrder);
};

const hourInWords = (hour: number): string => {
  if (hour % 24 === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
};

/** Business hours in words: "Monday to Friday, 9 am to 5 pm, Central Time". */
export const hoursInWords = ({ days, from, to, timeZone }: BusinessHours): string => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return [daysInWords(days), `${hourInWords(from)} to ${hourInWords(to)}`, zone].join(', ');
};
