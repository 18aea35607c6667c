const keepInSight = ({ newState, target }: ToggleEvent): void => {
  const disclosure = target instanceof Element && target.closest<HTMLElement>('details');
  if (newState !== 'open' || !disclosure) return;
  const isAbove = disclosure.getBoundingClientRect().top < 0;
  if (isAbove) disclosure.querySelector('summary')?.scrollIntoView();
};

/** Opening one part of a text folds a longer one above it; then the part just opened is brought back into sight. */
export const enhanceDisclosures = (): void => {
  for (const disclosure of document.querySelectorAll<HTMLElement>('[data-disclosure]'))
    disclosure.addEventListener('toggle', keepInSight);
};
