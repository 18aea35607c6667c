import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

declare global {
  interface WindowEventMap {
    /** Something was changed, so what a screen shows may be stale. */
    'office-changed': Event;
    /** Fired at the document, bubbles up to the window. */
    visibilitychange: Event;
  }
}

/** Listens for a window event while the component is mounted. */
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

/** Calls `run` at an interval while the component is mounted; stopped while `milliseconds` is undefined. */
export const useInterval = (milliseconds: number | undefined, run: () => void): void => {
  const onTick = useEffectEvent(run);
  useEffect(() => {
    if (milliseconds === undefined) return undefined;
    const timer = setInterval(() => onTick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
};

/** The parts of the location's hash: `#/content/pages/home/hero/heading` is that field of the form. */
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

/** What this browser stores under a name; undefined when there is nothing, or storage is blocked. */
export const readStored = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value in this browser, or removes it. Returns whether that worked: storage may be full or blocked. */
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

/** A time as people say it: "today, 4:10 PM", or the date and time. In the time zone of this machine. */
export const moment = (at: string | number): string => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return String(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? `today, ${hour.format(time)}` : exact.format(time);
};

/** A ref callback that reports the size of its element, now and at each change. */
export const watchSize =
  (onSize: (size: DOMRectReadOnly) => void) => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && onSize(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  };

/** Scrolls a moved element to where it was and focuses it, so that what was pressed stays under the pointer. */
export const keepInPlace = (element: HTMLElement, top: number): void => {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  element.focus({ preventScroll: true });
};

/** The scale, at most 1, at which something `width` pixels wide fits into `pane`; 0 while that is collapsed. */
export const useScale = (width: number) => {
  const [available, setAvailable] = useState<number>();
  const [pane] = useState(() => watchSize((size) => setAvailable(size.width)));
  return { pane, scale: available === undefined ? undefined : Math.min(1, available / width) };
};

/** The element to focus for a field or a group. */
const controlIn = (element: HTMLElement): HTMLElement | null => {
  if (element instanceof HTMLDetailsElement) return element.querySelector('summary');
  return element instanceof HTMLFieldSetElement
    ? element.querySelector('input, textarea, select')
    : element;
};

/** Scrolls to a field and focuses it, opening the collapsed groups around it. Returns what has the focus then. */
export const goToField = (field: readonly PropertyKey[]): Element | null => {
  const names = field[0] === 'body' ? ['text'] : ['root', ...field];
  // The field itself may not exist yet: fall back to the group it belongs to.
  for (let count = names.length; count > 0; count -= 1) {
    const element = document.getElementById(names.slice(0, count).join('_'));
    if (!element) continue;
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    const target = controlIn(element);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
    return target;
  }
  return null;
};
