import { brandNames, fillEntry, fillNames, type NamesOfSite } from '../src/content/names.ts';
import type { BrandContent } from '../src/content-schemas/brand.ts';
import { entryOf, isRecord, type Entry } from './read-entries.ts';

/** What the content itself says of the names that texts write between braces: brand and prices. */
export const namesIn = (entries: readonly Entry[]): NamesOfSite => {
  const brand = entryOf(entries, 'brand')?.data as BrandContent | undefined;
  const playbook = entryOf(entries, 'playbook')?.data;
  const prices = entries
    .filter(({ collection }) => collection === 'packages')
    .map(({ id, data }) => [id, isRecord(data) ? data['price'] : undefined]);
  const names = {
    ...(brand && brandNames(brand)),
    ...(Object.fromEntries(prices) as Record<string, number>),
    ...(isRecord(playbook) && {
      playbook: Number(playbook['price']),
      'playbook-discount': Number(playbook['discount']),
    }),
  };
  return { names, shortName: brand?.shortName ?? '' };
};

/** Puts brand and prices in place of their names between braces. */
export const fillerOf = (entries: readonly Entry[]) => {
  const { names } = namesIn(entries);
  return (text: string): string => fillNames(text, names);
};

/** The entries as pages show them: with the brand and prices in place of the names between braces. */
export const filledIn = (entries: readonly Entry[]): Entry[] => {
  const names = namesIn(entries);
  return entries.map((entry) => (entry.collection === 'brand' ? entry : fillEntry(entry, names)));
};
