const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);

const exact = format({ dateStyle: 'medium', timeStyle: 'short' });
const hour = format({ timeStyle: 'short' });

/** A moment as one says it: "today, 4:10 PM", or the day. In the time zone of this machine. */
export const moment = (at: string | number, now = new Date()): string => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return String(at);
  const isToday = time.toDateString() === now.toDateString();
  return isToday ? `today, ${hour.format(time)}` : exact.format(time);
};

/** A number with its noun: "1 lead", "3 leads". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
