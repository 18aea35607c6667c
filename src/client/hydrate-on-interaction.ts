import type { ClientDirective } from 'astro';

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/**
 * `client:interaction`: the island's script is fetched at the first pointer,
 * key or focus anywhere on the page, never before. `client:interaction="key"`
 * also starts at once when the browser's storage holds an entry of that name:
 * then the visitor has been here and left something to be shown again.
 *
 * Until the script has arrived the form inside works as plain HTML.
 */
const hydrateOnInteraction: ClientDirective = (load, options) => {
  const start = async (): Promise<void> => {
    for (const sign of signs) removeEventListener(sign, start, true);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if (isStored(options.value)) void start();
};

const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export default hydrateOnInteraction;
