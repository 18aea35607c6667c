import { longest } from '../../../src/seo/page-addresses.ts';
import type { Names } from '../api-types.ts';

const fill = (text: string, names: Names['names']): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (written, name: string) => {
    const value = names[name] ?? written;
    return typeof value === 'number' ? `$${value}` : value;
  });

/** A text as the build fills it in: the short name of the brand stands where the whole one would not fit. */
const filled = (text: string, most: number, { names, shortName }: Names): string => {
  const whole = fill(text, names);
  return whole.length <= most ? whole : fill(text, { ...names, brand: shortName });
};

/** As search engines cut a text: behind a word. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;

export interface SearchWords {
  title: string;
  description: string;
  /** How many letters of how many. */
  counts: string;
}

/** What a search engine shows of a page, and how long it is. */
export const searchWords = (
  {
    title = '',
    description = '',
  }: { title?: string | undefined; description?: string | undefined },
  names: Names,
): SearchWords => {
  const whole = {
    title: filled(title, longest.title, names),
    description: filled(description, longest.description, names),
  };
  return {
    title: cut(whole.title, longest.title),
    description: cut(whole.description, longest.description),
    counts: `Title: ${whole.title.length} of ${longest.title} letters. Description: ${whole.description.length} of ${longest.description}.`,
  };
};
