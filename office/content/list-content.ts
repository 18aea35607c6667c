import { basename } from 'node:path';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import {
  isKeptBack,
  isSample,
  templateOf,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import type { Collection } from '@agency/content-model/schemas/content-files.ts';
import {
  goesOutInWords,
  inSiteOrder,
  isProblemOf,
  pageShowing,
  titlesIn,
  unreadable,
  type EntryName,
} from './entries.ts';
import { titleOfFile } from '../file-titles.ts';

/** The templates of pages that answer forms, report errors or hold legal texts. */
const technicalTemplates = new Set([
  'not-found',
  'problem',
  'thanks',
  'newsletter',
  'review-confirmation',
  'embedded-form',
  'embedded-thanks',
  'legal',
]);

interface Group {
  name: string;
  collections: readonly [Collection, ...Collection[]];
  noun?: string;
  /** Whether a page belongs to the group. */
  holds?: (page: Entry) => boolean;
  /** Whether the entries of the first collection can be moved. */
  isOrdered?: true;
  /** Collapsed, because it is rarely needed. */
  isFolded?: true;
}

const isHome = ({ id }: Entry): boolean => id === 'home';

const isTechnical = (page: Entry): boolean => technicalTemplates.has(String(templateOf(page)));

const groups: readonly Group[] = [
  {
    name: 'Home',
    collections: ['pages', 'playbook'],
    holds: isHome,
  },
  { name: 'Packages', collections: ['packages', 'packageBox'], noun: 'package', isOrdered: true },
  {
    name: 'Pages',
    collections: ['pages'],
    noun: 'page',
    holds: (page) => !isHome(page) && !isTechnical(page),
  },
  { name: 'Testimonials', collections: ['testimonials'], noun: 'testimonial', isOrdered: true },
  { name: 'Projects', collections: ['projects'], noun: 'project', isOrdered: true },
  { name: 'Blog', collections: ['blog', 'reading'], noun: 'post' },
  { name: 'Articles', collections: ['articles'] },
  { name: 'Cities', collections: ['cities', 'cityPages'], noun: 'city', isOrdered: true },
  { name: 'Guide', collections: ['guide', 'guideOffer'] },
  { name: 'Business card', collections: ['business'] },
  { name: 'Team', collections: ['team'] },
  { name: 'Menus and footer', collections: ['site', 'legal'] },
  { name: 'Brand', collections: ['brand'] },
  {
    name: 'Technical pages',
    collections: ['pages', 'redirects'],
    holds: isTechnical,
    isFolded: true,
  },
];

/** What a new entry of a collection is called; undefined where none can be added. */
export const nounOf = (collection: Collection): string | undefined =>
  groups.find(({ noun, collections: [first] }) => noun !== undefined && first === collection)?.noun;

/** A row in the list of the content. */
export interface EntrySummary extends EntryName {
  title: string;
  address?: string | undefined;
  sample?: true;
  hidden?: true;
  /** When a text that is dated ahead goes out, in words. */
  goesOut?: string | undefined;
  /** Saved since it was last published; whether visitors see an earlier version. */
  waiting?: 'seen' | 'unseen' | undefined;
  /** The number of problems. */
  problems: number;
  /** The number of pieces of advice for search engines and readers. */
  advice?: number;
}

/** The entries saved since they were last published, as `collection/id`. */
export type Waiting = ReadonlyMap<string, NonNullable<EntrySummary['waiting']>>;

/** The whole content in named groups. */
export const listContent = (
  reading: Reading,
  problems: readonly Problem[],
  advice: readonly Problem[] = [],
  waiting: Waiting = new Map(),
) => {
  const { entries } = reading;
  const title = titlesIn(entries);
  const shown = (entry: Entry): EntrySummary => ({
    collection: entry.collection,
    id: entry.id,
    title: title(entry),
    address: pageShowing(entry, entries),
    ...(isSample(entry) && { sample: true }),
    ...(isKeptBack(entry) && { hidden: true }),
    goesOut: goesOutInWords(entry, entries),
    waiting: waiting.get(`${entry.collection}/${entry.id}`),
    problems: problems.filter((problem) => isProblemOf(entry, problem)).length,
    advice: advice.filter((one) => isProblemOf(entry, one)).length,
  });
  return groups.map(
    ({ name, collections, noun, holds = () => true, isFolded = false, isOrdered }) => ({
      name,
      isFolded,
      adds: noun ? { collection: collections[0], noun } : undefined,
      /** The collection whose entries have an order that can be changed; while a file is unreadable, it can't. */
      orders: isOrdered && !unreadable(reading, collections[0]).length ? collections[0] : undefined,
      entries: collections.flatMap((collection) => [
        ...inSiteOrder(entries, collection)
          .filter((entry) => collection !== 'pages' || holds(entry))
          .map(shown),
        // Unreadable files stay in the list.
        ...(collection === 'pages' && !noun ? [] : unreadable(reading, collection)).map(
          ({ file }): EntrySummary => ({
            collection,
            id: basename(file).replace(/\.\w+$/u, ''),
            title: titleOfFile(file),
            problems: 1,
          }),
        ),
      ]),
    }),
  );
};
