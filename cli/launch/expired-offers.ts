const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthAndYear = new RegExp(`(${months.join('|')}) (\\d{4})`, 'u');

/** Whether an offer such as "All April 2025" is over: its month has ended everywhere on Earth. */
export const isExpired = (badge: string, now: Date): boolean => {
  const [, month = '', year] = monthAndYear.exec(badge) ?? [];
  if (year === undefined) return false;
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= Date.UTC(Number(year), months.indexOf(month) + 1);
};
