import { useSyncExternalStore } from 'react';

/** Where the owner is: `#/content/pages/home/hero/heading` is that field of the form. */
export type Route = readonly string[];

/** A collection, the id of an entry, and the way to a field of its form. */
export type EntryRoute = readonly [collection: string, id: string, ...field: string[]];

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useRoute = (): Route =>
  useSyncExternalStore(subscribe, () => location.hash)
    .split('/')
    .slice(1)
    .map(decodeURIComponent);

export const linkTo = (...parts: Route): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const goTo = (...parts: Route): void => {
  location.hash = linkTo(...parts);
};
