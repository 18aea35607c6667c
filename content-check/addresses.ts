import type { Entry } from './read-entries.ts';

const withAddress = new Set<Entry['collection']>(['pages', 'cities', 'blog', 'articles']);

/** Shown where something is wrong, and at no address of their own. */
const without = new Set(['404', 'problem']);

const addressOf = ({ id }: Pick<Entry, 'id'>): string => (id === 'home' ? '/' : `/${id}`);

/** The entries that make a page, by its address. More than one for an address is a mistake. */
export const addressesOf = (entries: readonly Entry[]): Map<string, Entry[]> =>
  Map.groupBy(
    entries.filter(({ collection, id }) => withAddress.has(collection) && !without.has(id)),
    addressOf,
  );
