import type { ContactFields } from '@agency/leads/forms/contact.ts';
import { countingMinutes, draftDays, repetitionMinutes } from '@agency/leads/forms/constants.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import type { EmailSignUpFields } from '@agency/leads/forms/email-sign-up.ts';
import type { Origin } from '@agency/leads/forms/envelope.ts';
import type { RetentionPolicy } from '@agency/leads/retention.ts';
import { longest } from '../page-addresses.ts';
import type { BrandContent } from '../schemas/brand.ts';
import type { Entry } from './read-entries.ts';

/** Values of placeholders such as `{visibility-audit}`: dollars as numbers, or words. */
type Names = Readonly<Record<string, number | string | undefined>>;

/** Formats a price in whole dollars: `$29`. */
export const formatPrice = (dollars: number): string => `$${dollars}`;

/** Leaves unknown placeholders alone: `{count}` is filled in later, and `content-model/checks/` reports others. */
const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (written, name: string) => {
    const value = names[name] ?? written;
    return typeof value === 'number' ? formatPrice(value) : value;
  });

/**
 * Fills in placeholders anywhere in raw content data: `{playbook}` becomes `$29`.
 * Prices and other facts thus have a single source.
 */
export const fillNames = <Content>(content: Content, names: Names): Content => {
  if (typeof content === 'string') return fill(content, names) as Content;
  if (Array.isArray(content)) return content.map((part) => fillNames(part, names)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const parts = Object.entries(content).map(([key, part]) => [key, fillNames(part, names)]);
  return Object.fromEntries(parts) as Content;
};

export interface NamesOfSite {
  names: Names;
  /** The short name of the brand. */
  shortName: string;
}

/** Fills in a text, with the short name of the brand if the full one makes it longer than `most` characters. */
export const fillToFit = (
  text: string,
  most: number,
  { names, shortName }: NamesOfSite,
): string => {
  const filled = fillNames(text, names);
  return filled.length <= most ? filled : fillNames(text, { ...names, brand: shortName });
};

type LegalFacts = Readonly<Record<string, string | null>>;

/** The facts set in `content/legal.yml`, keyed by placeholder. */
export const legalNames = (facts: LegalFacts): Names =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value ? [[`legal-${name}`, value]] : [])),
  );

/** Placeholder values from the content itself: brand and prices. Also works on content with errors. */
export const contentNames = (entries: readonly Entry[]): NamesOfSite => {
  const dataOf = (name: string) => {
    const found = entries.find(({ collection }) => collection === name);
    return (found?.data ?? {}) as Partial<BrandContent> & { price?: number; discount?: number };
  };
  const { name: brand, shortName = '', city, state, place } = dataOf('brand');
  const { price: playbook, discount } = dataOf('playbook');
  const prices = entries
    .filter(({ collection }) => collection === 'packages')
    .map(({ id, data }) => [id, (data as { price?: number } | null)?.price]);
  const ofPackages = Object.fromEntries(prices) as Names;
  const own = { brand, city, state, place, playbook, 'playbook-discount': discount };
  return { names: { ...ofPackages, ...own }, shortName };
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
  return entries.map((entry) => (entry.collection === 'brand' ? entry : fillEntry(entry, names)));
};

// The type requires words for every form field, since the privacy page names them all.
const contactWords: Readonly<Record<keyof ContactFields, string>> = {
  name: 'your name',
  email: 'your email address',
  service: 'the service you chose',
  brief: 'your message',
};
const signUpWords: Readonly<Record<keyof EmailSignUpFields, string>> = {
  email: 'your email address',
};

const originWords: Readonly<Record<keyof Origin, string>> = {
  entryPage: 'the page you came in on',
  previousPage: 'the page you saw before the form',
  referringSite: 'the name of the website that sent you',
  doorName: 'the name you put on a sign',
  doorTrade: 'the trade you chose for it',
};

const list = new Intl.ListFormat('en-US');

/** "Your name, your email address, and the date and time". */
const fieldList = (words: Readonly<Record<string, string>>): string => {
  const [first = '', ...others] = list.format([...Object.values(words), 'the date and time']);
  return first.toUpperCase() + others.join('');
};

/** In days, or in years when that is a whole number. */
const duration = (days: number): string =>
  days % 365 === 0 ? counted(days / 365, 'year') : counted(days, 'day');

const storeWords: Readonly<
  Record<RetentionPolicy['store'], { where: string; processors: string }>
> = {
  sqlite: {
    where: 'one database on the server of this website, which we and our hosting company can reach',
    processors: 'Our hosting company and our mail provider',
  },
  firestore: {
    where:
      'one database at Google (Google Cloud Firestore), which our server, we and Google can reach',
    processors: 'Our hosting company, Google as the keeper of our database, and our mail provider',
  },
};

/** Placeholder values about stored data for the legal pages, from the constants and settings the code uses. */
export const privacyWordsFor = ({ store, keepDays }: RetentionPolicy) => ({
  'kept-in': storeWords[store].where,
  processors: storeWords[store].processors,
  'contact-fields': fieldList(contactWords),
  'sign-up-fields': fieldList(signUpWords),
  'origin-kept': list.format(Object.values(originWords)),
  'leads-kept': duration(keepDays.leads),
  'newsletter-kept':
    keepDays.newsletter === undefined
      ? 'Until you unsubscribe'
      : `Until you unsubscribe, and for ${duration(keepDays.newsletter)} at most`,
  'draft-kept': duration(draftDays),
  'repetition-window': counted(repetitionMinutes, 'minute'),
  'counting-window': counted(countingMinutes, 'minute'),
});

/** All placeholder values: brand, prices and the facts of the legal pages. */
export const pageNames = (entries: readonly Entry[], policy: RetentionPolicy): NamesOfSite => {
  const { names, shortName } = contentNames(entries);
  const legal = entries.find(({ collection }) => collection === 'legal');
  const facts = legalNames((legal?.data ?? {}) as LegalFacts);
  return { names: { ...names, ...facts, ...privacyWordsFor(policy) }, shortName };
};
