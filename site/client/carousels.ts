/** Read from right to left, a row scrolls to the left: there its places are below zero. */
const readingDirection = (track: Element): 1 | -1 =>
  getComputedStyle(track).direction === 'rtl' ? -1 : 1;

/**
 * Leads a row to a place, in CSS pixels from its beginning. Until the row has
 * come to rest, `destination` is where the last press leads: a quick second
 * press counts from there.
 */
const conduct = (track: Element) => {
  let wanted: number | undefined;
  const position = () => Math.abs(track.scrollLeft);
  // Whoever moves the row by hand meanwhile goes where the hand leads.
  for (const event of ['keydown', 'pointerdown', 'wheel', 'focusin', 'scrollend'])
    track.addEventListener(event, () => (wanted = undefined), { passive: true });
  return {
    destination: () => wanted ?? position(),
    lead: (place: number) => {
      // Of two movements at once, snapping after the first would take the second back.
      const behavior = wanted === undefined || wanted === position() ? 'auto' : 'instant';
      wanted = Math.max(0, Math.min(place, track.scrollWidth - track.clientWidth));
      track.scrollTo({ left: wanted * readingDirection(track), behavior });
    },
  };
};

const enhanceFeaturedPosts = (carousel: Element): void => {
  const track = carousel.querySelector<HTMLElement>('[data-featured-track]');
  const position = carousel.querySelector('[data-featured-position]');
  if (!track || !position) return;
  const slides = [...track.children];
  const { destination, lead } = conduct(track);
  const current = () => Math.round(destination() / track.clientWidth);

  const announce = () => {
    const text = slides[current()]?.ariaLabel ?? '';
    if (position.textContent !== text) position.textContent = text;
  };
  for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-featured-arrow]')) {
    arrow.addEventListener('click', () => {
      const place = current() + Number(arrow.dataset['featuredArrow']) + slides.length;
      lead((place % slides.length) * track.clientWidth);
      announce();
    });
  }
  track.addEventListener('scrollend', announce);
  announce();
};

/** How far an arrow scrolls on a wide screen, in CSS pixels (docs/product.md, 9); on a narrower one it is one view. */
const step = 1040;

const enhanceCarousel = (carousel: Element): void => {
  const track = carousel.querySelector('[data-carousel-track]');
  if (!track) return;
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-arrow]')];
  const leadsOn = (arrow: HTMLElement) => arrow.dataset['carouselArrow'] === 'next';
  const { destination, lead } = conduct(track);
  const update = () => {
    const { clientWidth, scrollWidth } = track;
    const place = Math.abs(track.scrollLeft);
    // A pixel lost to rounding is nothing more to see.
    const left = { on: scrollWidth - clientWidth - place > 1, back: place > 1 };
    for (const arrow of arrows)
      arrow.ariaDisabled = String(!(leadsOn(arrow) ? left.on : left.back));
  };
  for (const arrow of arrows)
    arrow.addEventListener('click', () => {
      const distance = Math.min(step, track.clientWidth);
      lead(destination() + (leadsOn(arrow) ? distance : -distance));
    });
  // Browsers are content with half a card.
  track.addEventListener('focusin', ({ target }) => {
    if (target !== track && target instanceof Element)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  track.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(track);
  update();
};

/** Makes the arrows of every carousel on the page scroll it, and say when there is no more; those of the featured posts turn them round and round. */
export const enhanceCarousels = (): void => {
  document.querySelectorAll('[data-carousel]').forEach(enhanceCarousel);
  document.querySelectorAll('[data-featured]').forEach(enhanceFeaturedPosts);
};
