const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);

const exact = format({ dateStyle: 'medium', timeStyle: 'short' });
const hour = format({ timeStyle: 'short' });

/** A moment as one says it: "today, 4:10 PM", or the day. In the time zone of this machine. */
export const moment = (at: string | number): string => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return String(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? `today, ${hour.format(time)}` : exact.format(time);
};
