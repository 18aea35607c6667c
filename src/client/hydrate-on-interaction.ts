import type { ClientDirective } from 'astro';
import { onInteraction } from './on-interaction.ts';

/**
 * `client:interaction`: the island's script is fetched at the first pointer,
 * key or focus anywhere on the page, never before. `client:interaction="key"`
 * also starts at once when the browser's storage holds an entry of that name:
 * then the visitor has been here and left something to be shown again.
 *
 * Until the script has arrived the form inside works as plain HTML; where it
 * cannot be fetched, that is tried again once the browser is back online.
 */
const hydrateOnInteraction: ClientDirective = (load, options, island) => {
  const start = async (): Promise<void> => {
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener('astro:hydration-error', () =>
    addEventListener('online', () => void start(), { once: true }),
  );
  if (isStored(options.value)) void start();
  else onInteraction(() => void start());
};

const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export default hydrateOnInteraction;
