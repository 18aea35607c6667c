import { readStored, writeStored } from './local-storage.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The calendar day where the visitor is: `2026-11-21`. */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/** Whether something happened on this calendar day already, as far as the browser's storage knows. */
export const happenedToday = (key: string, now = new Date()): boolean =>
  readStored(key) === localDay(now);

export const rememberToday = (key: string, now = new Date()): void =>
  writeStored(key, localDay(now));
