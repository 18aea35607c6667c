const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

const pressedTooEarly = new Set<HTMLElement>();

const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-needs-script]');
  if (button) pressedTooEarly.add(button);
};

const start = async (): Promise<void> => {
  for (const sign of signs) removeEventListener(sign, start);
  const { enhance }: typeof import('./enhance.ts') = await import(
    /* @vite-ignore */ import.meta.env.ENHANCE_URL
  );
  removeEventListener('click', rememberPress);
  enhance();
  for (const button of pressedTooEarly) button.click();
};

/**
 * Fetches the page's enhancements at the first pointer, touch, key or focus,
 * so that nothing is fetched before the visitor interacts. A press on a button
 * that works by script only is repeated once the script is there.
 */
export const startOnInteraction = (): void => {
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  addEventListener('click', rememberPress);
};
