/** Leaves only the digits of a phone number, and a plus sign before a country code. */
const dialed = (phone: string): string => phone.replaceAll(/[^\d+]/gu, '');

/** The link that dials a phone number. A number without a country code is an American one. */
export const phoneLink = (phone: string): string => {
  const digits = dialed(phone);
  if (digits.startsWith('+')) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
};

/** Whether a text is a phone number as people write it: American, or with a country code. */
export const isPhone = (phone: string): boolean =>
  /^[\d\s+()./–-]+$/u.test(phone) && /^(?:\+\d{8,15}|1?\d{10})$/u.test(dialed(phone));
