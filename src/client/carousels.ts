/** The place `steps` further on in a round of `count`. */
export const around = (place: number, steps: number, count: number): number =>
  (((place + steps) % count) + count) % count;

const enhanceFeaturedPosts = (carousel: Element): void => {
  const track = carousel.querySelector<HTMLElement>('[data-featured-track]');
  const position = carousel.querySelector('[data-featured-position]');
  if (!track || !position) return;
  const slides = [...track.children];
  let current = 0;

  const tell = () => {
    const text = slides[current]?.ariaLabel ?? '';
    if (position.textContent !== text) position.textContent = text;
  };
  const show = (place: number) => {
    current = place;
    track.scrollTo({ left: place * track.clientWidth });
    tell();
  };
  const follow = () => {
    current = Math.round(track.scrollLeft / track.clientWidth);
    tell();
  };

  for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-featured-arrow]')) {
    arrow.addEventListener('click', () =>
      show(around(current, Number(arrow.dataset['featuredArrow']), slides.length)),
    );
  }
  track.addEventListener('scrollend', follow);
  follow();
};

/** Makes the arrows of the featured posts turn them, from the last to the first and back. */
export const enhanceFeatured = (): void =>
  document.querySelectorAll('[data-featured]').forEach(enhanceFeaturedPosts);

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

const enhanceRail = (rail: Element): void => {
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
export const enhanceRails = (): void =>
  document.querySelectorAll('[data-rail]').forEach(enhanceRail);
