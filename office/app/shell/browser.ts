import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

declare global {
  interface WindowEventMap {
    /** Something was done, so that what a screen shows may be another now. */
    'office-changed': Event;
    /** Of the document, from which it bubbles. */
    visibilitychange: Event;
  }
}

/** Listens to an event of the window for as long as the component is there. */
export const useListener = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void => {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    addEventListener(name, listen);
    return () => removeEventListener(name, listen);
  }, [name]);
};

/** Does something again and again for as long as the component is there, and a time is given. */
export const useInterval = (milliseconds: number | undefined, run: () => void): void => {
  const onTick = useEffectEvent(run);
  useEffect(() => {
    if (milliseconds === undefined) return undefined;
    const timer = setInterval(() => onTick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
};

/** Where the owner is: `#/content/pages/home/hero/heading` is that field of the form. */
export type Route = readonly string[];

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** A part of the hash, decoded; one with a stray percent sign stays as written. */
const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const useRoute = (): Route =>
  useSyncExternalStore(subscribe, () => location.hash)
    .split('/')
    .slice(1)
    .map(decodePart);

export const linkTo = (...parts: Route): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const goTo = (...parts: Route): void => {
  location.hash = linkTo(...parts);
};

const storageKey = (name: string) => `back-office:${name}`;

/** What this browser keeps under a name; undefined where that is nothing, or the storage is forbidden. */
export const readStored = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something in this browser, or nothing anymore. Tells whether it is kept: the storage may be full or forbidden. */
export const store = (name: string, value: object | undefined): boolean => {
  try {
    if (value) localStorage.setItem(storageKey(name), JSON.stringify(value));
    else localStorage.removeItem(storageKey(name));
    return true;
  } catch {
    return false;
  }
};

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

/** How much something of this width, in pixels, is made smaller so that it fits into `pane`; 0 where that is folded away. */
export const useScale = (width: number) => {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useEffect(() => {
    const { current } = pane;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { pane, scale };
};
