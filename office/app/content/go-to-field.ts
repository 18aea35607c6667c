import { useEffect } from 'react';
import type { Way } from '@agency/site/preview/marks.ts';
import type { Picked } from '@agency/site/preview/messages.ts';
import type { Entry, Written } from '../api-types.ts';
import { get } from '../api.ts';
import { picturePath } from '../form/pictures.tsx';
import { goTo, goToField } from '../shell/browser.ts';

/** Goes to the field in the route, once the form is there. */
export const useFieldFromAddress = (field: readonly string[], isThere: boolean): void => {
  const way = field.join('/');
  useEffect(() => {
    if (isThere && way !== '') goToField(way.split('/'));
  }, [isThere, way]);
};

/** The path of the field that a control edits. */
export const fieldOfControl = ({ id }: Element): string[] | undefined => {
  if (id === 'text') return ['body'];
  return id.startsWith('root_') ? id.split('_').slice(1) : undefined;
};

/** The path of a picture within the data of an entry. */
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

/** The field that was clicked in the preview; undefined when it belongs to another entry. */
export const clickedField = (
  { collection, id, file }: Pick<Entry, 'collection' | 'id' | 'file'>,
  { data }: Written,
  { way, picture }: Picked,
): Way | undefined => {
  if (way) return way[0] === collection && way[1] === id ? way.slice(2) : undefined;
  return findPicture(data, (name) => picturePath(file, name) === picture);
};

/** A brand affects every page. Together, these show all of its uses. */
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

/** The entry that was last clicked in the preview, and on which page. */
let lastClicked = { entry: '', page: '' };

/** The pages that show an entry, by label. The page on which it was just clicked comes first. */
export const previewPages = ({ collection, id, address = '/' }: Entry): Record<string, string> => {
  const { entry, page } = lastClicked;
  return {
    ...(entry === `${collection}/${id}` && { [page]: page }),
    ...(collection === 'brand' ? proofSheet : { [address]: address }),
  };
};

/** Goes to a field of another entry, with the same page beside it. Does nothing when there is no such field. */
export const goToClickedEntry = async ({ way, picture, page }: Picked): Promise<void> => {
  const asked = { way: way?.join('/'), picture };
  const found = await get<{ way: Way }>('/api/picked', asked).catch(() => undefined);
  if (!found) return;
  lastClicked = { entry: found.way.slice(0, 2).join('/'), page };
  goTo('content', ...found.way);
};
