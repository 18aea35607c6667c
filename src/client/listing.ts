import {
  countText,
  listingAddress,
  listPosts,
  readListingState,
  type Listing,
  type ListingState,
} from '../../listing/listing.ts';

const all = (parent: ParentNode, selector: string) => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

const addressOf = (state: ListingState) => `${listingAddress(state)}#posts`;

const markCurrent = (element: HTMLElement, isCurrent: boolean, value: string): void => {
  if (isCurrent) element.setAttribute('aria-current', value);
  else element.removeAttribute('aria-current');
};

const showCount = (listing: Element, matches: number): void => {
  const [place] = all(listing, '[data-listing-count]');
  if (!place) return;
  const { none = '', one = '', many = '' } = place.dataset;
  place.textContent = countText(matches, { none, one, many });
};

const setStep = (step: HTMLElement, { category, page, pages }: Listing): void => {
  const target = step.dataset['pagerStep'] === 'next' ? page + 1 : page - 1;
  const isThere = target >= 1 && target <= pages;
  step.toggleAttribute('href', isThere);
  if (isThere) {
    step.setAttribute('href', addressOf({ category, page: target }));
    step.removeAttribute('role');
    step.removeAttribute('aria-disabled');
  } else {
    step.setAttribute('role', 'link');
    step.setAttribute('aria-disabled', 'true');
  }
};

const showPager = (pager: HTMLElement, listing: Listing): void => {
  pager.hidden = listing.pages === 1;
  for (const link of all(pager, '[data-page]')) {
    const page = Number(link.dataset['page']);
    link.setAttribute('href', addressOf({ category: listing.category, page }));
    markCurrent(link, page === listing.page, 'page');
    if (link.parentElement) link.parentElement.hidden = page > listing.pages;
  }
  for (const step of all(pager, '[data-pager-step]')) setStep(step, listing);
};

/** Shows what the query of an address asks for. */
const show = (element: HTMLElement, search: string): void => {
  const places = all(element, 'li[data-category]');
  const filters = all(element, '[data-listing-filter] [data-category]');
  const categories = filters.map(({ dataset }) => dataset['category'] ?? '');
  const listing = listPosts(
    places.map(({ dataset }) => dataset['category'] ?? ''),
    readListingState(search, categories),
  );
  for (const [index, place] of places.entries()) place.hidden = !listing.shown.includes(index);
  for (const filter of filters)
    markCurrent(filter, filter.dataset['category'] === listing.category, 'true');
  for (const empty of all(element, '[data-listing-empty]')) empty.hidden = listing.matches > 0;
  for (const pager of all(element, '[data-listing-pager]')) showPager(pager, listing);
  showCount(element, listing.matches);
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const linkToListing = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href$="#posts"]');
  return link || undefined;
};

const enhance = (element: HTMLElement): void => {
  element.addEventListener('click', (event) => {
    const link = linkToListing(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    history.pushState(null, '', pathname + search);
    show(element, search);
    if (link.closest('[data-listing-filter]')) return;
    element.scrollIntoView();
    all(element, '[data-listing-heading]')[0]?.focus({ preventScroll: true });
  });
  addEventListener('popstate', () => show(element, location.search));
};

/** Lets the categories and pages of the blog change in place, with the address following. */
export const enhanceListings = (): void =>
  document.querySelectorAll<HTMLElement>('[data-listing]').forEach(enhance);
