/** How long a person rests between two letters, in milliseconds. */
const rest = 350;

/** The last house of the street, and the link it stands in. */
const lastHouse = (): HTMLAnchorElement | null =>
  document.querySelector('[data-carousel-track] li:last-child > a');

/** Puts the house that the server draws for an address in place of the one that stands there. */
const moveIn = async (link: HTMLAnchorElement, address: URL, signal: AbortSignal) => {
  const response = await fetch(address, { signal });
  // Not by DOMParser, whose document is under the policy of this page: it forbids the styles of the other.
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  const drawn = page.content.querySelector('main [data-house]');
  if (!response.ok || !drawn) return;
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
  const link = lastHouse();
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
