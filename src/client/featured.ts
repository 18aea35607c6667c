/** The place `steps` further on in a round of `count`. */
export const around = (place: number, steps: number, count: number): number =>
  (((place + steps) % count) + count) % count;

const enhance = (carousel: Element): void => {
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
  document.querySelectorAll('[data-featured]').forEach(enhance);
