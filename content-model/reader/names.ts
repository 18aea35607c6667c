import type { RetentionPolicy } from '@agency/leads/forms/retention.ts';
import { longest } from '../page-addresses.ts';
import type { BrandContent } from '../schemas/brand.ts';
import type { Price } from '../schemas/packages.ts';
import { addressInWords, type BusinessContent } from '../schemas/business.ts';
import { privacyWordsFor } from './privacy-words.ts';
import { isRecord } from './map-fields.ts';
import { fillNames, fillToFit, type Names, type NamesOfSite } from './fill-names.ts';
import { entryOf, isKeptBack, templateOf, type Entry } from './read-entries.ts';

/** A price as pages show it: `$29`, or `$4,500` when it is written with a comma. */
export const formatPrice = (price: Price): string => `$${price}`;

/** The amount of a price: 4500 for `4,500`. */
export const dollarsOf = (price: Price): number => Number(String(price).replaceAll(',', ''));

type LegalFacts = Readonly<Record<string, string | boolean | null>>;

/** The facts set for the legal pages, keyed by placeholder: those of `content/legal.yml`, entity and address. */
export const legalNames = (facts: LegalFacts, business: Partial<BusinessContent>): Names => {
  const { entity, street } = business;
  const all = { entity, address: street && addressInWords(business), ...facts };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[`legal-${name}`, value]] : [],
    ),
  );
};

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a text says it: a small one as a word. */
const inWords = (count: number): string => smallNumbers[count] ?? count.toLocaleString('en-US');

/** How many there are of what visitors see, in words: `{number-of-cities}`, and `{Number-of-cities}` to begin a sentence. */
const countNames = (entries: readonly Entry[]): Names => {
  const shown = entries.filter((entry) => !isKeptBack(entry) && !entry.isOff);
  const of = (name: string) => shown.filter(({ collection }) => collection === name);
  const isAboutWebsite = (page: Entry) => templateOf(page) === 'website-package';
  const lengthIn = (page: string, group: string, list: string) => {
    const data = entryOf(entries, 'pages', page)?.data as Record<string, unknown> | undefined;
    const around = data?.[group];
    const items = isRecord(around) ? around[list] : undefined;
    return Array.isArray(items) ? items.length : 0;
  };
  const counts = {
    cities: of('cities').length,
    packages: of('packages').length,
    'home-packages': lengthIn('home', 'packages', 'packages'),
    projects: of('projects').length,
    questions: lengthIn('about', 'faqs', 'items'),
    'website-packages': of('pages').filter(isAboutWebsite).length,
  };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      const words = inWords(count);
      const capitalized = words.charAt(0).toUpperCase() + words.slice(1);
      return [
        [`number-of-${name}`, words],
        [`Number-of-${name}`, capitalized],
      ];
    }),
  );
};

/** Placeholder values from the content itself: brand, prices and counts. Also works on content with errors. */
export const contentNames = (entries: readonly Entry[]): NamesOfSite => {
  const dataOf = (name: string) => {
    const found = entries.find(({ collection }) => collection === name);
    return (found?.data ?? {}) as Partial<BrandContent & BusinessContent> & {
      price?: Price;
      discount?: Price;
    };
  };
  const business = dataOf('business');
  const { name: brand, shortName = '', city, state, email, phone } = business;
  const { place } = dataOf('brand');
  const { price, discount } = dataOf('playbook');
  const shownPrice = (one: Price | undefined) => (one === undefined ? one : formatPrice(one));
  const prices = entries
    .filter(({ collection }) => collection === 'packages')
    .map(({ id, data }) => [id, shownPrice((data as { price?: Price } | null)?.price)]);
  const ofPackages = Object.fromEntries(prices) as Names;
  const address = addressInWords(business);
  const own = {
    brand,
    city,
    state,
    place,
    email,
    ...(phone && { phone }),
    ...(address && { address }),
    playbook: shownPrice(price),
    'playbook-discount': shownPrice(discount),
  };
  return { names: { ...ofPackages, ...countNames(entries), ...own }, shortName };
};

/** The title and description of a page, not yet validated. */
interface Head {
  title?: unknown;
  description?: unknown;
}

const fillHead = (head: Head, site: NamesOfSite) => ({
  ...fillNames(head, site.names),
  ...(typeof head.title === 'string' && { title: fillToFit(head.title, longest.title, site) }),
  ...(typeof head.description === 'string' && {
    description: fillToFit(head.description, longest.description, site),
  }),
});

/** An entry with all placeholders filled in. */
export const fillEntry = <Filled extends { data: unknown }>(
  entry: Filled,
  site: NamesOfSite,
): Filled => {
  const filled = fillNames(entry, site.names);
  const { head } = (entry.data ?? {}) as { head?: Head };
  return head
    ? { ...filled, data: { ...(filled.data as object), head: fillHead(head, site) } }
    : filled;
};

/** A function that fills in the placeholders for brand and prices. */
export const fillerOf = (entries: readonly Entry[]) => {
  const { names } = contentNames(entries);
  return (text: string): string => fillNames(text, names);
};

/** The entries with the placeholders for brand and prices filled in. */
export const filledIn = (entries: readonly Entry[]): Entry[] => {
  const names = contentNames(entries);
  return entries.map((entry) =>
    entry.collection === 'business' ? entry : fillEntry(entry, names),
  );
};

/** All placeholder values: brand, prices and the facts of the legal pages. */
export const pageNames = (entries: readonly Entry[], policy: RetentionPolicy): NamesOfSite => {
  const { names, shortName } = contentNames(entries);
  const legal = entries.find(({ collection }) => collection === 'legal');
  const business = entries.find(({ collection }) => collection === 'business');
  const facts = legalNames((legal?.data ?? {}) as LegalFacts, business?.data ?? {});
  return { names: { ...names, ...facts, ...privacyWordsFor(policy) }, shortName };
};
