import { useSyncExternalStore } from 'react';

/** Where the owner is: `#/content/pages/home` is `['content', 'pages', 'home']`. */
export type Route = readonly string[];

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
