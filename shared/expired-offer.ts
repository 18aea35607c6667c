/** Whether an offer such as "All April 2025" is over: its month has ended everywhere on Earth. */
export const isExpired = (badge: string, now: Date): boolean => {
  const [month = ''] = /\p{L}+ \d{4}$/u.exec(badge) ?? [];
  const begin = new Date(`1 ${month} UTC`);
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= begin.setUTCMonth(begin.getUTCMonth() + 1);
};
