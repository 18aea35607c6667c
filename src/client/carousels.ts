/** Read from right to left, a row scrolls to the left: there its places are below zero. */
const readingDirection = (track: Element): 1 | -1 =>
  getComputedStyle(track).direction === 'rtl' ? -1 : 1;

const enhanceFeaturedPosts = (carousel: Element): void => {
  const track = carousel.querySelector<HTMLElement>('[data-featured-track]');
  const position = carousel.querySelector('[data-featured-position]');
  if (!track || !position) return;
  const slides = [...track.children];
  let current = 0;
  // Where the last press leads, until the row has come to rest.
  let wanted: number | undefined;

  const tell = () => {
    const text = slides[current]?.ariaLabel ?? '';
    if (position.textContent !== text) position.textContent = text;
  };
  const scrollTo = (place: number) =>
    track.scrollTo({ left: place * track.clientWidth * readingDirection(track) });
  const show = (place: number) => {
    current = place;
    wanted = place;
    scrollTo(place);
    tell();
  };
  const follow = () => {
    const place = Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
    // Snapping after one press may take the next one back that came while the row still moved.
    if (wanted !== undefined && wanted !== place) scrollTo(wanted);
    else {
      current = place;
      tell();
    }
    wanted = undefined;
  };

  for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-featured-arrow]')) {
    arrow.addEventListener('click', () =>
      show((current + Number(arrow.dataset['featuredArrow']) + slides.length) % slides.length),
    );
  }
  // Whoever moves the row by hand meanwhile goes where the hand leads.
  for (const hand of ['keydown', 'pointerdown', 'wheel'])
    track.addEventListener(hand, () => (wanted = undefined), { passive: true });
  track.addEventListener('scrollend', follow);
  follow();
};

/** How far an arrow scrolls on a wide screen, in CSS pixels (docs/product.md, 9); on a narrower one it is one view. */
const step = 1040;

const enhanceCarousel = (carousel: Element): void => {
  const track = carousel.querySelector('[data-carousel-track]');
  if (!track) return;
  const arrows = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-arrow]')];
  const leadsOn = (arrow: HTMLElement) => arrow.dataset['carouselArrow'] === 'next';
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
      const distance = Math.min(step, track.clientWidth) * readingDirection(track);
      track.scrollBy({ left: leadsOn(arrow) ? distance : -distance });
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
