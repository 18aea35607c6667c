/** A house of the street with something to show behind its glass, and the link it stands in. */
const houseOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('li > a') : null;
  const glass = link?.querySelector<HTMLElement>('[data-shop-window]');
  return link && glass ? { link, glass } : undefined;
};

/** The pictures of its website that its page shows: as it is on a desk, then on a phone. */
const readWebsite = async (address: string): Promise<Element[]> => {
  const response = await fetch(address);
  const page = document.createElement('template');
  page.innerHTML = response.ok ? await response.text() : '';
  return [...page.content.querySelectorAll('main [data-website] picture')];
};

/** Puts them behind the glass; the styles say which of them is seen, and a picture that is not is not fetched. */
const show = async (link: HTMLAnchorElement, glass: HTMLElement): Promise<void> => {
  const pictures = await readWebsite(link.href);
  const images = pictures.flatMap((picture) => [...picture.querySelectorAll('img')]);
  for (const image of images) {
    image.alt = '';
    image.loading = 'lazy';
  }
  glass.replaceChildren(...pictures);
  await Promise.any(images.map((image) => image.decode()));
  glass.dataset['shopWindow'] = 'ready';
};

/**
 * Shows the website of a shop in its window once somebody means it: points at
 * the house, gives it the focus, or brings it to the middle by thumb. It takes
 * the files that the page of the shop begins with, so that they are there when
 * it is opened; and the window then grows into that page.
 */
export const enhanceShopWindows = (): void => {
  const street = document.querySelector('[data-shop-window]')?.closest('ul');
  if (!street) return;
  const begun = new Set<HTMLElement>();
  const prepare = (target: EventTarget | null): void => {
    const house = houseOf(target);
    if (!house || begun.has(house.glass)) return;
    begun.add(house.glass);
    // Where it can't be fetched the window stays as it was painted, and the next time it is tried again.
    show(house.link, house.glass).catch(() => begun.delete(house.glass));
  };
  const hint = ({ target }: Event): void => prepare(target);
  street.addEventListener('pointerover', hint);
  street.addEventListener('focusin', hint);
  // The mouse lay there before this script came.
  prepare(street.querySelector('a:is(:hover, :focus)'));
  // Safari gives no focus to a link by mouse: the house that was opened last is remembered.
  street.addEventListener('click', ({ target }) => {
    for (const link of street.querySelectorAll('[data-opened]'))
      link.removeAttribute('data-opened');
    houseOf(target)?.link.setAttribute('data-opened', '');
  });
  if (!matchMedia('(hover: none)').matches) return;
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-centered', isIntersecting);
        if (isIntersecting) prepare(target);
      }
    },
    { rootMargin: '-20% -49%' },
  );
  for (const link of street.querySelectorAll('li > a')) middle.observe(link);
};
