import { noteFailedFetch } from './guard-forms.ts';
import { onInteraction } from './on-interaction.ts';

const pressedTooEarly = new Set<HTMLElement>();

const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-needs-script]');
  if (button) pressedTooEarly.add(button);
};

const fetchEnhancements = (): Promise<typeof import('./enhance.ts')> =>
  import(/* @vite-ignore */ import.meta.env.ENHANCE_URL);

const run = ({ enhance }: typeof import('./enhance.ts')): void => {
  removeEventListener('click', rememberPress);
  enhance();
  for (const button of pressedTooEarly) button.click();
};

/** Where they do not come, the page works without, and they are fetched again once the browser is back online. */
const start = (): void =>
  void fetchEnhancements().then(run, () => {
    noteFailedFetch();
    addEventListener('online', start, { once: true });
  });

/**
 * Fetches the page's enhancements at the first pointer, touch, key or focus,
 * so that nothing is fetched before the visitor interacts. A press on a button
 * that works by script only is repeated once the script is there.
 */
export const startOnInteraction = (): void => {
  onInteraction(start);
  addEventListener('click', rememberPress);
};
