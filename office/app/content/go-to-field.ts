import { useEffect } from 'react';
import type { Way } from '@agency/site/preview/marks.ts';
import type { Picked } from '@agency/site/preview/messages.ts';
import type { Entry, Written } from '../api-types.ts';
import { get } from '../api.ts';
import { picturePath } from '../form/pictures.tsx';
import { goTo } from '../shell/browser.ts';

/** What takes the focus for a field, or for the group where it is. */
const controlIn = (element: HTMLElement): HTMLElement | null => {
  if (element instanceof HTMLDetailsElement) return element.querySelector('summary');
  return element instanceof HTMLFieldSetElement
    ? element.querySelector('input, textarea, select')
    : element;
};

/** Brings the owner to a field, opening what it is folded into. */
export const goToField = (field: readonly PropertyKey[]) => {
  const names = field[0] === 'body' ? ['text'] : ['root', ...field];
  // The field itself may not be there yet; then the group it belongs to is.
  for (let count = names.length; count > 0; count -= 1) {
    const element = document.getElementById(names.slice(0, count).join('_'));
    if (!element) continue;
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    const target = controlIn(element);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
    return;
  }
};

/** Goes to the field that the address names, once the form is there. */
export const useFieldFromAddress = (field: readonly string[], isThere: boolean): void => {
  const way = field.join('/');
  useEffect(() => {
    if (isThere && way !== '') goToField(way.split('/'));
  }, [isThere, way]);
};

/** The way to the field whose control has the focus. */
export const fieldOfControl = ({ id }: Element): string[] | undefined => {
  if (id === 'text') return ['body'];
  return id.startsWith('root_') ? id.split('_').slice(1) : undefined;
};

/** The way to a picture within the data of an entry. */
const findPicture = (
  data: unknown,
  isIt: (name: string) => boolean,
  way: Way = [],
): Way | undefined => {
  if (typeof data === 'string') return isIt(data) ? way : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [name, part] of Object.entries(data)) {
    const place = findPicture(part, isIt, [...way, name]);
    if (place) return place;
  }
  return undefined;
};

/** The field of this very entry that was clicked on its page. */
export const clickedField = (
  { collection, id, file }: Pick<Entry, 'collection' | 'id' | 'file'>,
  { data }: Written,
  { way, picture }: Picked,
): Way | undefined => {
  if (way) return way[0] === collection && way[1] === id ? way.slice(2) : undefined;
  return findPicture(data, (name) => picturePath(file, name) === picture);
};

/** A brand is seen on every page; these show all that takes it. */
const proofSheet = {
  'First screen': '/',
  'Evening street': '/#street',
  Tickets: '/elitevisible',
  Quotes: '/#testimonials',
  'Closing street': '/blog#closing',
  'Page counts': '/webdesign',
  'The blog': '/blog',
  'A form': '/contact',
  'Shared card': '/share/home.jpg',
  'Email about a lead': '/sample-mail',
};

/** The entry that was clicked last, and the page on which it was. */
let lastClicked = { entry: '', page: '' };

/** The pages on which an entry is seen, by what each is called; first the one on which it was just clicked. */
export const previewPages = ({ collection, id, address = '/' }: Entry): Record<string, string> => {
  const { entry, page } = lastClicked;
  return {
    ...(entry === `${collection}/${id}` && { [page]: page }),
    ...(collection === 'brand' ? proofSheet : { [address]: address }),
  };
};

/** Goes to a field of another entry, with the same page beside it. What there is nothing of leads nowhere. */
export const goToClickedEntry = async ({ way, picture, page }: Picked): Promise<void> => {
  const asked = { way: way?.join('/'), picture };
  const found = await get<{ way: Way }>('/api/picked', asked).catch(() => undefined);
  if (!found) return;
  lastClicked = { entry: found.way.slice(0, 2).join('/'), page };
  goTo('content', ...found.way);
};
