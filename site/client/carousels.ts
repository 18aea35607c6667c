/** In right-to-left layouts, `scrollLeft` runs from 0 to negative values. */
const readingDirection = (track: Element): 1 | -1 =>
  getComputedStyle(track).direction === 'rtl' ? -1 : 1;

/**
 * Scrolls a row to a position, in CSS pixels from its start. Until the row comes to rest, `destination` is the target
 * of the last press, so that a quick second press adds to it.
 */
const createScroller = (track: Element) => {
  let pending: number | undefined;
  const position = () => Math.abs(track.scrollLeft);
  // When the visitor scrolls by hand meanwhile, that position counts instead.
  for (const event of ['keydown', 'pointerdown', 'wheel', 'focusin', 'scrollend'])
    track.addEventListener(event, () => (pending = undefined), { passive: true });
  return {
    destination: () => pending ?? position(),
    scrollToPosition: (place: number) => {
      // Two smooth scrolls at once conflict: scroll snapping after the first would undo the second.
      const behavior = pending === undefined || pending === position() ? 'auto' : 'instant';
      pending = Math.max(0, Math.min(place, track.scrollWidth - track.clientWidth));
      track.scrollTo({ left: pending * readingDirection(track), behavior });
    },
  };
};

const enhanceFeaturedPosts = (carousel: Element): void => {
  const track = carousel.querySelector<HTMLElement>('[data-featured-track]');
  const position = carousel.querySelector('[data-featured-position]');
  if (!track || !position) return;
  const slides = [...track.children];
  const { destination, scrollToPosition } = createScroller(track);
  const current = () => Math.round(destination() / track.clientWidth);

  const announce = () => {
    const text = slides[current()]?.ariaLabel ?? '';
    if (position.textContent !== text) position.textContent = text;
  };
  for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-featured-arrow]')) {
    arrow.addEventListener('click', () => {
      const place = current() + Number(arrow.dataset['featuredArrow']) + slides.length;
      scrollToPosition((place % slides.length) * track.clientWidth);
      announce();
    });
  }
  track.addEventListener('scrollend', announce);
  announce();
};

/**
 * How far an arrow scrolls at most, in CSS pixels (docs/product.md, 9). On narrower screens it scrolls one view;
 * a row that is a list, as the street is, by one item.
 */
const step = 1040;

const enhanceCarousel = (carousel: Element): void => {
  const track = carousel.querySelector('[data-carousel-track]');
  if (!track) return;
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-arrow]')];
  const isNext = (arrow: HTMLElement) => arrow.dataset['carouselArrow'] === 'next';
  const { destination, scrollToPosition } = createScroller(track);
  const update = () => {
    const { clientWidth, scrollWidth } = track;
    const place = Math.abs(track.scrollLeft);
    // Allows one pixel for rounding.
    const left = { on: scrollWidth - clientWidth - place > 1, back: place > 1 };
    for (const arrow of arrows) arrow.ariaDisabled = String(!(isNext(arrow) ? left.on : left.back));
  };
  const items = [...track.querySelectorAll<HTMLElement>(':scope > ul > li')];
  const nextPlace = (forward: boolean): number => {
    const from = destination();
    const starts = items.map((item) => Math.abs(item.offsetLeft - (items[0]?.offsetLeft ?? 0)));
    const start = forward
      ? starts.find((place) => place > from + 1)
      : starts.findLast((place) => place < from - 1);
    const distance = Math.min(step, track.clientWidth);
    return start ?? from + (forward ? distance : -distance);
  };
  for (const arrow of arrows)
    arrow.addEventListener('click', () => scrollToPosition(nextPlace(isNext(arrow))));
  // Browsers stop scrolling once half of a focused card is visible.
  track.addEventListener('focusin', ({ target }) => {
    if (target !== track && target instanceof Element)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  track.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(track);
  update();
};

/** Makes every carousel's arrows work. They are disabled at its ends; those of the featured posts wrap around. */
export const enhanceCarousels = (): void => {
  document.querySelectorAll('[data-carousel]').forEach(enhanceCarousel);
  document.querySelectorAll('[data-featured]').forEach(enhanceFeaturedPosts);
};
