import type { ClientDirective } from 'astro';
import { onInteraction } from './on-interaction.ts';

/**
 * `client:interaction`: the island's script is fetched at the first pointer,
 * key or focus anywhere on the page, never before. `client:interaction="key"`
 * also starts at once when the browser's storage holds an entry of that name:
 * then the visitor has been here and left something to be shown again.
 *
 * Until the script has arrived the form inside works as plain HTML.
 */
const hydrateOnInteraction: ClientDirective = (load, options) => {
  const hydrate = async (): Promise<void> => (await load())();
  const start = (): void => {
    // Where its script cannot be fetched, the form stays the plain form that it is.
    hydrate().catch(() => addEventListener('online', start, { once: true }));
  };
  if (isStored(options.value)) start();
  else onInteraction(start);
};

const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export default hydrateOnInteraction;
