import {
  entryOf,
  isHidden,
  isSample,
  isSamplePage,
  readEntries,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import { isExpired } from '@agency/content-model/reader/going-out.ts';
import { ownerFindings } from './owner-findings.ts';

/** Something that still stands between this checkout and going live. */
export interface Finding {
  /** The problem and what to do about it, in a sentence. */
  words: string;
  /** The content entry that has the problem. */
  entry?: Entry;
  field?: readonly string[];
  /** The screen of the back office where it can be fixed. */
  screen?: 'mails' | 'pictures' | 'publish' | 'settings';
  /** The variable that is to be set, for the command line. */
  setting?: string;
  /** A one-click fix: takes all examples off the site. */
  remedy?: 'examples';
}

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });
const and = new Intl.ListFormat('en-US');

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
const exampleFiles = new Set(['content/testimonials.yml', 'content/projects.yml']);

/** Fields of a package that its box can do without, and a buyer would ask for. */
const optionalFields = {
  price: 'its price',
  weeks: 'when it is ready',
  payment: 'how it is paid',
  refund: 'what she gets back if she is not happy',
};

/** Entries whose samples are answers the owner confirms, one by one. */
const sampleAnswers: Partial<Record<Entry['collection'], string>> = {
  packages: 'The price, weeks, payment and refund of this package are sample answers',
  packageBox: 'What hosting costs and the words on sales tax are sample answers',
  legal: 'The words on refunds are sample answers',
};

function* sampleAnswerFindings(entry: Entry): Generator<Finding> {
  const words = sampleAnswers[entry.collection];
  if (words !== undefined && isSample(entry) && !isHidden(entry))
    yield {
      words: `${words}. Change them or leave them, then take the check mark off “Sample answers”.`,
      entry,
      field: ['sample'],
    };
}

/** One finding for all samples of a file, since a list may hold many. */
function* sampleFindings(entries: readonly Entry[], showsExamples: boolean): Generator<Finding> {
  const [first, ...others] = entries.filter(
    (entry) => isSample(entry) && !isHidden(entry) && !(entry.collection in sampleAnswers),
  );
  if (!first) return;
  const isExample = exampleFiles.has(first.file) || isSamplePage(first);
  if (isExample && !showsExamples) return;
  const words =
    others.length === 0
      ? 'This is a made-up example; replace it with yours.'
      : `This is a made-up example, like ${others.length} more of its kind; replace them with yours.`;
  yield { words, entry: first, field: ['sample'], ...(isExample && { remedy: 'examples' }) };
}

/** One finding for all packages that leave something out. */
function* packageFindings(entries: readonly Entry[]): Generator<Finding> {
  const isMissing = ({ data }: Entry, field: string) => !(field in (data as object));
  const isUnsaid = ([field]: readonly [string, string]) =>
    packages.some((entry) => isMissing(entry, field));
  const packages = entries.filter(
    (entry) =>
      entry.collection === 'packages' &&
      Object.keys(optionalFields).some((field) => isMissing(entry, field)),
  );
  const [entry, ...others] = packages;
  if (!entry) return;
  const fields = Object.entries(optionalFields);
  const unsaid = or.format(fields.filter(isUnsaid).map(([, words]) => words));
  const names = packages.map(({ id, data }) => (data as { name?: string }).name ?? id);
  const words =
    others.length === 0
      ? `This package doesn’t say ${unsaid}, which people ask before they order.`
      : `${packages.length} packages don’t say everything: ${unsaid}. People ask that before they order. They are: ${and.format(names)}.`;
  const field = fields.find(([name]) => isMissing(entry, name))?.[0];
  yield { words, entry, ...(field !== undefined && { field: [field] }) };
}

function* findingsOf(entry: Entry): Generator<Finding> {
  yield* sampleAnswerFindings(entry);
  yield* ownerFindings[entry.collection]?.(entry) ?? [];
  const badges = Map.groupBy(valuesOf(entry.data, 'badge'), ({ value }) => String(value));
  for (const [value, [first]] of badges)
    if (isExpired(value, new Date()))
      yield { words: `An offer that’s over is shown: “${value}”.`, entry, field: first?.field };
  for (const { value, field } of valuesOf(entry.data, 'readByLawyer'))
    if (value === false) yield { words: 'No lawyer has read this yet.', entry, field };
}

/** Drawn pictures that are older than the brand's current look. */
function* pictureFindings(root: string, entries: readonly Entry[]): Generator<Finding> {
  const { length } = picturesOfAnotherLook(root);
  const entry = entryOf(entries, 'brand');
  if (length === 0 || !entry) return;
  const which = `${counted(length, 'picture')} ${length === 1 ? 'was' : 'were'}`;
  yield {
    words: `${which} drawn in other colors, or with another plant or mark, and should be redrawn.`,
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
    yield* packageFindings(fileEntries);
    for (const entry of fileEntries) yield* findingsOf(entry);
  }
  yield* pictureFindings(root, entries);
}
