import {
  entryOf,
  isHidden,
  isSample,
  readEntries,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import { isExpired } from '@agency/content-model/reader/going-out.ts';
import { legalFacts } from '@agency/content-model/schemas/text-pages.ts';

/** Something that still stands between this checkout and going live. */
export interface Finding {
  /** The problem and what to do about it, in a sentence. */
  words: string;
  /** The content entry that has the problem. */
  entry?: Entry;
  field?: readonly string[];
  /** The setting of `.env` that it is about, for the command line. */
  setting?: string;
  /** The screen of the back office where it can be fixed. */
  screen?: 'mails' | 'pictures' | 'publish';
  /** A one-click fix: takes all examples off the site. */
  remedy?: 'examples';
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Every value of this key, at any depth, and its path. */
const valuesOf = (
  data: unknown,
  key: string,
  path: readonly string[] = [],
): { value: unknown; field: readonly string[] }[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key ? [{ value, field: [...path, name] }] : valuesOf(value, key, [...path, name]),
  );
};

/** The files that `showExamples` in `content/site.yml` takes off the site. */
const exampleFiles = new Set([
  'content/testimonials.yml',
  'content/projects.yml',
  'content/pages/casestudies.yml',
  'content/pages/shephedlaw.yml',
]);

/** Fields of a package that its box can do without. */
const optionalFields = {
  price: 'its price',
  billing: 'how often it is paid',
  pages: 'how many pages it has',
  weeks: 'when it is ready',
  payment: 'how it is paid',
};

/** One finding for all samples of a file, since a list may hold many. */
function* sampleFindings(entries: readonly Entry[], showsExamples: boolean): Generator<Finding> {
  const [first, ...others] = entries.filter((entry) => isSample(entry) && !isHidden(entry));
  if (!first) return;
  const isExample = exampleFiles.has(first.file);
  if (isExample && !showsExamples) return;
  const words =
    others.length === 0
      ? 'This is a made-up example; replace it with yours.'
      : `This is a made-up example, like ${others.length} more of its kind; replace them with yours.`;
  yield { words, entry: first, field: ['sample'], ...(isExample && { remedy: 'examples' }) };
}

function* packageFindings(entry: Entry): Generator<Finding> {
  const missing = Object.entries(optionalFields).filter(
    ([field]) => !(field in (entry.data as object)),
  );
  const [first] = missing;
  if (!first) return;
  const unsaid = list.format(missing.map(([, words]) => words));
  const words = `This package doesn’t say ${unsaid}; its box tells people they’ll hear it later.`;
  yield { words, entry, field: [first[0]] };
}

const titleOfFact = (field: string): string =>
  new Map(Object.entries(legalFacts.shape)).get(field)?.unwrap().meta()?.title ?? field;

function* legalFindings(entry: Entry): Generator<Finding> {
  for (const [field, value] of Object.entries(entry.data as object))
    if (value === null || value === '')
      yield {
        words: `“${titleOfFact(field)}” is empty, so the legal pages say nothing of it.`,
        entry,
        field: [field],
      };
}

function* businessFindings(entry: Entry): Generator<Finding> {
  const { email, entity, street, social } = entry.data as BusinessContent;
  if (/\.(?:example|test|invalid)$/u.test(email))
    yield { words: `${email} isn’t a real address.`, entry, field: ['email'] };
  if (!entity)
    yield {
      words: 'The legal entity is empty, so the legal pages say nothing of it.',
      entry,
      field: ['entity'],
    };
  if (!street)
    yield {
      words: 'The street is empty, so the legal pages name no postal address.',
      entry,
      field: ['street'],
    };
  for (const [index, { network, url }] of social.entries())
    if (url === '/')
      yield {
        words: `The ${network} icon goes to the home page; add its address.`,
        entry,
        field: ['social', String(index), 'url'],
      };
}

function* siteFindings(entry: Entry): Generator<Finding> {
  const { copyrightYear } = entry.data as SiteContent;
  if (copyrightYear < new Date().getFullYear())
    yield { words: `The copyright year is ${copyrightYear}.`, entry, field: ['copyrightYear'] };
}

const byCollection: Partial<Record<Entry['collection'], (entry: Entry) => Generator<Finding>>> = {
  packages: packageFindings,
  legal: legalFindings,
  business: businessFindings,
  site: siteFindings,
};

function* findingsOf(entry: Entry): Generator<Finding> {
  yield* byCollection[entry.collection]?.(entry) ?? [];
  for (const { value, field } of valuesOf(entry.data, 'badge'))
    if (isExpired(String(value), new Date()))
      yield { words: `An offer that’s over is shown: "${String(value)}".`, entry, field };
  for (const { value, field } of valuesOf(entry.data, 'readByLawyer'))
    if (value === false) yield { words: 'No lawyer has read this yet.', entry, field };
}

/** Drawn pictures that are older than the brand's current look. */
function* pictureFindings(root: string, entries: readonly Entry[]): Generator<Finding> {
  const [first, ...others] = picturesOfAnotherLook(root);
  const entry = entryOf(entries, 'brand');
  if (first === undefined || !entry) return;
  const which = others.length > 0 ? `${first} and ${others.length} more were` : `${first} was`;
  yield {
    words: `${which} drawn in other colors, or with another plant or mark, and should be drawn again.`,
    entry,
    screen: 'pictures',
  };
}

/** What in `content/` isn't ready for visitors: samples, expired offers, unread legal texts, outdated pictures. */
export function* contentFindings(root: string): Generator<Finding> {
  const { entries } = readEntries(root);
  const site = entryOf(entries, 'site')?.data;
  const showsExamples = (site as { showExamples?: boolean } | undefined)?.showExamples !== false;
  for (const fileEntries of Map.groupBy(entries, ({ file }) => file).values()) {
    yield* sampleFindings(fileEntries, showsExamples);
    for (const entry of fileEntries) yield* findingsOf(entry);
  }
  yield* pictureFindings(root, entries);
}
