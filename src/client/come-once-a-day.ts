import { happenedToday, rememberToday } from './once-a-day.ts';
import { untilUndisturbed } from './until-undisturbed.ts';

/** When something that comes by itself may come. */
export interface OncePerDay {
  /** The entry of the browser's storage that holds the day it was last shown. */
  key: string;
  /** Narrowest viewport it is shown in, in pixels. */
  minimumWidth: number;
}

/**
 * Shows, unasked, what comes once a calendar day at most: on a wide screen, and
 * never over an open dialog or while the visitor is in a form. Its script is
 * loaded only then, and resolves to what shows it.
 */
export const comeOnceADay = async (
  { key, minimumWidth }: OncePerDay,
  load: () => Promise<() => void>,
): Promise<void> => {
  const mayCome = () => innerWidth >= minimumWidth && !happenedToday(key);
  if (!mayCome()) return;
  await untilUndisturbed();
  const show = await load();
  await untilUndisturbed();
  // Another tab may have been quicker.
  if (!mayCome()) return;
  rememberToday(key);
  show();
};
