// What Main Street on the home page does once somebody means it.

/** A page that is fetched for what stands in it. Not by DOMParser, whose document is under the policy of this page: it forbids the styles of the other. */
const readPage = async (address: string, signal?: AbortSignal): Promise<DocumentFragment> => {
  const response = await fetch(address, { signal });
  const page = document.createElement('template');
  page.innerHTML = response.ok ? await response.text() : '';
  return page.content;
};

/** A house of the street with something to show behind its glass, and the link it stands in. */
const houseOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('li > a') : null;
  const glass = link?.querySelector<HTMLElement>('[data-shop-window]');
  return link && glass ? { link, glass } : undefined;
};

/** Puts the pictures of a website behind the glass, as it is on a desk, then on a phone. The styles say which of them is seen, and a picture that is not is not fetched. */
const show = async (link: HTMLAnchorElement, glass: HTMLElement): Promise<void> => {
  const page = await readPage(link.href);
  const pictures = [...page.querySelectorAll('main [data-website] picture')];
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

/** How long a person rests between two letters, in milliseconds. */
const rest = 350;

/** Puts the house that the server draws for an address in place of the one that stands there. */
const moveIn = async (link: HTMLAnchorElement, address: URL, signal: AbortSignal) => {
  const drawn = (await readPage(address.href, signal)).querySelector('main [data-house]');
  if (!drawn) return;
  link.querySelector('[data-house]')?.replaceWith(drawn);
  link.href = address.href;
  link.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/**
 * Paints a visitor's name over the last house while she types it. The form
 * leads to the page of her shop all the same.
 */
export const enhanceDoor = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-door-form]');
  const link = document.querySelector<HTMLAnchorElement>('[data-carousel-track] li:last-child > a');
  if (!form || !link) return;
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paint = (): void => {
    clearTimeout(timer);
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    timer = setTimeout(() => {
      const address = new URL(form.action);
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') address.searchParams.set(name, value);
      if (!address.searchParams.get('name')?.trim()) return;
      // Where it can't be drawn, the house stays as it was; the form still leads there.
      void moveIn(link, address, signal).catch(() => undefined);
    }, rest);
  };
  form.addEventListener('input', paint);
  // What was typed before this script came.
  paint();
};
