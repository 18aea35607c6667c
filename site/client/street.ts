// What Main Street on the home page does when a visitor interacts with it.

/**
 * Fetches the content of a page. Not with DOMParser, whose document inherits this page's Content Security Policy,
 * which blocks the other page's styles.
 */
export const readPage = async (address: string): Promise<DocumentFragment> => {
  const response = await fetch(address);
  const page = document.createElement('template');
  page.innerHTML = response.ok ? await response.text() : '';
  return page.content;
};

/** The house at an event target, if it has a shop window: its link and its glass. */
const houseOf = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('li > a') : null;
  const glass = link?.querySelector<HTMLElement>('[data-shop-window]');
  return link && glass ? { link, glass } : undefined;
};

/** Puts a website's desktop and phone pictures behind the glass. CSS shows one; the other is not fetched. */
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
 * Shows a shop's website in its window once a visitor hovers or focuses the house, or scrolls it to the middle on a
 * touch screen. It loads the same files that the shop's page starts with. So they are cached when the page opens, and
 * the window then grows into that page.
 */
export const enhanceShopWindows = (): void => {
  const street = document.querySelector('[data-shop-window]')?.closest('ul');
  if (!street) return;
  const started = new Set<HTMLElement>();
  const prepare = (target: EventTarget | null): void => {
    const house = houseOf(target);
    if (!house || started.has(house.glass)) return;
    started.add(house.glass);
    // On failure, the painted window stays and the next hint retries.
    show(house.link, house.glass).catch(() => started.delete(house.glass));
  };
  const hint = ({ target }: Event): void => prepare(target);
  street.addEventListener('pointerover', hint);
  street.addEventListener('focusin', hint);
  // The mouse may have been there before this script loaded.
  prepare(street.querySelector('a:is(:hover, :focus)'));
  // Safari does not focus a link that is clicked, so the last opened house is marked explicitly.
  street.addEventListener('click', ({ target }) => {
    for (const link of street.querySelectorAll('[data-opened]'))
      link.removeAttribute('data-opened');
    houseOf(target)?.link.setAttribute('data-opened', '');
  });
  if (!matchMedia('(hover: none)').matches) return;
  const centerObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-centered', isIntersecting);
        if (isIntersecting) prepare(target);
      }
    },
    { rootMargin: '-20% -49%' },
  );
  for (const link of street.querySelectorAll('li > a')) centerObserver.observe(link);
};

/** Lets a visitor's own house be painted while she fills in its form. */
export const enhanceDoor = async (): Promise<void> => {
  const form = document.querySelector<HTMLFormElement>('form[data-door-form]');
  if (form) (await import('./door.ts')).paintDoor(form);
};
