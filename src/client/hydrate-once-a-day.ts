import type { ClientDirective } from 'astro';
import { afterVisible } from './after-visible.ts';
import { happenedToday, rememberToday } from './once-a-day.ts';
import { untilUndisturbed } from './until-undisturbed.ts';

/** When an island that comes by itself may come. */
export interface OncePerDay {
  /** The entry of the browser's storage that holds the day it was last shown. */
  key: string;
  /** How long the page must have been in front of the visitor, in milliseconds. */
  delay: number;
  /** Narrowest viewport it is shown in, in pixels. */
  minimumWidth: number;
}

/**
 * Adds to the page, unasked, what is shown once a calendar day at most: after
 * the delay, on a wide screen, and never over an open dialog or while the
 * visitor is in a form. Its script is fetched only then.
 */
const hydrateOnceADay: ClientDirective = (load, options) => {
  const { key, delay, minimumWidth } = options.value as unknown as OncePerDay;
  const mayCome = () => innerWidth >= minimumWidth && !happenedToday(key);
  const come = async (): Promise<void> => {
    if (!mayCome()) return;
    await untilUndisturbed();
    const hydrate = await load();
    await untilUndisturbed();
    // Another tab may have been quicker.
    if (!mayCome()) return;
    rememberToday(key);
    await hydrate();
  };
  afterVisible(delay, () => void come());
};

export default hydrateOnceADay;
