const fetchListing = async (address: string, signal: AbortSignal): Promise<Document> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const enhance = (listing: HTMLElement): void => {
  let shown = location.search;
  let latest = new AbortController();

  /** Shows the listing of an address. Keeps the live region with the count, so that it is announced. */
  const show = async (address: string): Promise<void> => {
    latest.abort();
    latest = new AbortController();
    const page = await fetchListing(address, latest.signal);
    const parts = page.querySelectorAll(`#${listing.id} [data-listing-part]`);
    for (const [index, part] of listing.querySelectorAll('[data-listing-part]').entries())
      part.replaceChildren(...(parts[index]?.childNodes ?? []));
    shown = new URL(address).search;
  };

  const follow = async ({ href, pathname, search }: URL, isFilter: boolean): Promise<void> => {
    await show(href);
    history.pushState(null, '', pathname + search);
    if (isFilter)
      return listing.querySelector<HTMLElement>('[aria-current="true"]')?.focus({
        preventScroll: true,
      });
    listing.scrollIntoView();
    return listing.querySelector('h2')?.focus({ preventScroll: true });
  };

  /** Navigates to the address when the listing cannot be updated in place. */
  const orLeave = (address: string) => (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address);
  };

  listing.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[href$="#posts"]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const isFilter = link.closest('nav')?.matches('[data-listing-part]') === true;
    void follow(new URL(link.href), isFilter).catch(orLeave(link.href));
  });
  addEventListener('popstate', () => {
    if (location.search !== shown) void show(location.href).catch(orLeave(location.href));
  });
};

/** Updates the blog's categories and pages in place, and the address with them. */
export const enhanceListings = (): void =>
  document.querySelectorAll<HTMLElement>('[data-listing]').forEach(enhance);
