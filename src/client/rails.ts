/** How far an arrow scrolls on a wide screen, in CSS pixels (docs/product.md, 9). */
const railStep = 1040;

/** How far an arrow scrolls: the specified step, or one view where the row is narrower. */
export const stepFor = (viewWidth: number): number => Math.min(railStep, viewWidth);

/** Whether there is nothing more to see in a direction; a pixel of rounding counts as none. */
export const isAtEnd = (
  {
    scrollLeft,
    clientWidth,
    scrollWidth,
  }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  direction: 'previous' | 'next',
): boolean =>
  direction === 'previous' ? scrollLeft <= 1 : scrollLeft + clientWidth >= scrollWidth - 1;

const enhance = (rail: Element): void => {
  const track = rail.querySelector('[data-rail-track]');
  if (!track) return;
  const arrows = [...rail.querySelectorAll<HTMLElement>('[data-rail-arrow]')];
  const directionOf = (arrow: HTMLElement) =>
    arrow.dataset['railArrow'] === 'next' ? 'next' : 'previous';
  const update = () => {
    for (const arrow of arrows) arrow.ariaDisabled = String(isAtEnd(track, directionOf(arrow)));
  };
  for (const arrow of arrows) {
    const sign = directionOf(arrow) === 'next' ? 1 : -1;
    arrow.addEventListener('click', () => {
      track.scrollBy({ left: sign * stepFor(track.clientWidth) });
    });
  }
  track.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(track);
  update();
};

/** Makes the arrows of every rail on the page scroll it, and say when there is no more. */
export const enhanceRails = (): void => document.querySelectorAll('[data-rail]').forEach(enhance);
