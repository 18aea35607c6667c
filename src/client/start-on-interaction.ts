import { noteFailedFetch } from './guard-forms.ts';
import { onInteraction } from './on-interaction.ts';

const pressedTooEarly = new Set<HTMLElement>();

const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-needs-script]');
  if (button) pressedTooEarly.add(button);
};

const fetchEnhancements = async (): Promise<void> => {
  const { enhance }: typeof import('./enhance.ts') = await import(
    /* @vite-ignore */ import.meta.env.ENHANCE_URL
  );
  removeEventListener('click', rememberPress);
  enhance();
  for (const button of pressedTooEarly) button.click();
};

const start = (): void => {
  fetchEnhancements().catch(() => {
    // The browser has said why. The page works without, and tries again once there is a network.
    noteFailedFetch();
    addEventListener('online', start, { once: true });
  });
};

/**
 * Fetches the page's enhancements at the first pointer, touch, key or focus,
 * so that nothing is fetched before the visitor interacts. A press on a button
 * that works by script only is repeated once the script is there.
 */
export const startOnInteraction = (): void => {
  onInteraction(start);
  addEventListener('click', rememberPress);
};
