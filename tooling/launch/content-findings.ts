import {
  entryOf,
  isHidden,
  isSample,
  readEntries,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import { isExpired } from '@agency/content-model/reader/going-out.ts';

/** Something that still stands between this checkout and going live. */
export interface Finding {
  /** What it is, and what is to be done, in a sentence. */
  words: string;
  /** Where in the content. */
  entry?: Entry;
  field?: readonly string[];
  /** The screen of the back office on which it can be mended. */
  screen?: 'mails' | 'pictures' | 'publish';
  /** One press mends it: all examples are taken off the site. */
  remedy?: 'examples';
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Every value that stands under this key, however deep, and the way to it. */
const valuesOf = (
  data: unknown,
  key: string,
  way: readonly string[] = [],
): { value: unknown; field: readonly string[] }[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key ? [{ value, field: [...way, name] }] : valuesOf(value, key, [...way, name]),
  );
};

/** What one switch in `content/site.yml` takes off the site. */
const exampleFiles = new Set([
  'content/testimonials.yml',
  'content/projects.yml',
  'content/pages/casestudies.yml',
  'content/pages/shephedlaw.yml',
]);

/** Of a package, what its box can do without. */
const leftOpen = ['price', 'billing', 'pages', 'weeks', 'payment'];

/** The samples of a file in one line: a list may hold many. */
function* samplesIn(entries: readonly Entry[], showsExamples: boolean): Generator<Finding> {
  const [first, ...others] = entries.filter((entry) => isSample(entry) && !isHidden(entry));
  if (!first) return;
  const isExample = exampleFiles.has(first.file);
  if (isExample && !showsExamples) return;
  const names = [first, ...others].map(({ id }) => id).join(', ');
  const words =
    first.within.length === 0
      ? 'This is sample content; replace it with yours.'
      : `These are samples (${names}); replace them with yours.`;
  yield { words, entry: first, field: ['sample'], ...(isExample && { remedy: 'examples' }) };
}

function* ofPackage(entry: Entry): Generator<Finding> {
  const missing = leftOpen.filter((field) => !(field in (entry.data as object)));
  if (missing.length === 0) return;
  const words = `${entry.id} doesn’t say ${list.format(missing)}; its box tells people they’ll hear it later.`;
  yield { words, entry, field: missing.slice(0, 1) };
}

function* ofLegalFacts(entry: Entry): Generator<Finding> {
  for (const [field, value] of Object.entries(entry.data as object))
    if (value === null || value === '')
      yield {
        words: `${field} is empty, so the legal pages say nothing of it.`,
        entry,
        field: [field],
      };
}

function* ofSite(entry: Entry): Generator<Finding> {
  const { email, copyrightYear, social } = entry.data as {
    email: string;
    copyrightYear: number;
    social: { network: string; url: string | null }[];
  };
  if (/\.(?:example|test|invalid)$/u.test(email))
    yield { words: `${email} isn’t a real address.`, entry, field: ['email'] };
  if (copyrightYear < new Date().getFullYear())
    yield { words: `copyrightYear is ${copyrightYear}.`, entry, field: ['copyrightYear'] };
  for (const [index, { network, url }] of social.entries())
    if (url === null)
      yield {
        words: `The ${network} icon goes to the home page; add its address.`,
        entry,
        field: ['social', String(index), 'url'],
      };
}

const inCollection: Partial<Record<Entry['collection'], (entry: Entry) => Generator<Finding>>> = {
  packages: ofPackage,
  legal: ofLegalFacts,
  site: ofSite,
};

function* findingsOf(entry: Entry): Generator<Finding> {
  yield* inCollection[entry.collection]?.(entry) ?? [];
  for (const { value, field } of valuesOf(entry.data, 'badge'))
    if (isExpired(String(value), new Date()))
      yield { words: `An offer that’s over is shown: "${String(value)}".`, entry, field };
  for (const { value, field } of valuesOf(entry.data, 'readByLawyer'))
    if (value === false) yield { words: 'No lawyer has read this yet.', entry, field };
}

/** Drawn pictures that show the brand as it was. */
function* ofPictures(root: string, entries: readonly Entry[]): Generator<Finding> {
  const [first, ...others] = picturesOfAnotherLook(root);
  const entry = entryOf(entries, 'brand');
  if (first === undefined || !entry) return;
  const which = others.length > 0 ? `${first} and ${others.length} more were` : `${first} was`;
  yield {
    words: `${which} drawn in other colors, or with another plant or mark; run "npm run art".`,
    entry,
    screen: 'pictures',
  };
}

/** What in `content/` is not meant for visitors yet: samples, offers that are over, legal texts nobody has checked, pictures older than the brand. */
export function* contentFindings(root: string): Generator<Finding> {
  const { entries } = readEntries(root);
  const site = entryOf(entries, 'site')?.data;
  const showsExamples = (site as { showExamples?: boolean } | undefined)?.showExamples !== false;
  for (const ofFile of Map.groupBy(entries, ({ file }) => file).values()) {
    yield* samplesIn(ofFile, showsExamples);
    for (const entry of ofFile) yield* findingsOf(entry);
  }
  yield* ofPictures(root, entries);
}
