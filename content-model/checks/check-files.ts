import { basename } from 'node:path';
import { contentFiles, fixedPages, thanksPages } from '../schemas/content-files.ts';
import {
  checkEntry,
  checkNames,
  controlProblems,
  problemIn,
  templateProblems,
} from './check-entries.ts';
import { drawnWordsProblems } from './drawn-words.ts';
import { markupProblems, renderingProblems } from './check-markup.ts';
import { framingProblems } from './check-pictures.ts';
import { redirectProblems } from './check-redirects.ts';
import { checkReferences } from './check-references.ts';
import { filledIn } from '../reader/names.ts';
import { inOrder, type Problem } from '../reader/problem.ts';
import {
  addressesOf,
  filesOf,
  isFreePage,
  isKeptBack,
  isMissing,
  readEntries,
  templateOf,
  type ChangedFiles,
  type Entry,
  type Reading,
} from '../reader/read-entries.ts';

/** Names no page can have: the server's health check, and the index file of a folder. */
export const reservedNames: readonly string[] = ['healthz', 'index'];

/** What is wrong with a file name, which becomes the address of a page. */
const addressProblem = (address: string, id: string, [first, ...others]: Entry[]) => {
  if (others.length > 0)
    return `${first?.file ?? ''} makes the page ${address} already. Give this file another name, since its name is the address.`;
  if (reservedNames.includes(basename(id)))
    return `The name becomes the address of the page, and /${id} is the server’s own. Give the file another name.`;
  const valid = id.toLowerCase().replaceAll(/[^a-z0-9/-]+/gu, '-');
  return valid === id
    ? undefined
    : `The name becomes the address of the page, and an address has small letters, digits and hyphens only. Call it ${valid}.`;
};

const addressProblems = (entries: readonly Entry[]): Problem[] =>
  [...addressesOf(entries)].flatMap(([address, sharing]) => {
    const { file, id } = sharing.at(-1) ?? { file: '', id: '' };
    const message = addressProblem(address, id, sharing);
    return message === undefined ? [] : [{ file, message }];
  });

/** Required pages that are missing or hidden. */
const missingPages = (entries: readonly Entry[]): Problem[] => {
  const pages = entries.filter(({ collection }) => collection === 'pages');
  const ids = new Set(pages.map(({ id }) => id));
  const message = 'The site cannot do without this page. Turn “Hidden” off';
  return [
    ...[...Object.values(fixedPages), ...thanksPages]
      .filter((id) => !ids.has(id))
      .map((id) => ({ file: `content/pages/${id}.yml`, message: `The page ${isMissing}` })),
    ...pages
      .filter((page) => isKeptBack(page) && !isFreePage(page))
      .map((page) => problemIn(page, message, ['hidden'])),
  ];
};

/** A page with the template of another page. Reported alone, since every field would fail with it. */
const wrongTemplate = (entry: Entry): Problem | undefined => {
  if (entry.collection !== 'pages') return undefined;
  const template = templateOf(entry);
  const owner = fixedPages[String(template)];
  const [own] = Object.entries(fixedPages).find(([, id]) => id === entry.id) ?? [];
  if (own === template || (own ?? owner) === undefined) return undefined;
  const message =
    own === undefined
      ? `The layout “${String(template)}” is made for the page ${owner} only. Give a page of your own the layout “sections”`
      : `This page has a layout of its own: “${own}”. Give it that one`;
  return problemIn(entry, message, ['template']);
};

/** Files that look like content but belong to no collection. */
const unreadFiles = (root: string, entries: readonly Entry[], changed: ChangedFiles): Problem[] => {
  const read = new Set(entries.map(({ file }) => file));
  const places = Object.values(contentFiles).map(({ files }) => files);
  const message = `The file is in no place from which pages are made. Content is in ${places.join(', ')}.`;
  return filesOf(root, 'content/**/*.{yml,yaml,md}', changed)
    .filter((file) => !read.has(file))
    .map((file) => ({ file, message }));
};

/** All problems of the content read below a root folder, sorted by file and line. */
export const checkReading = async (
  root: string,
  { entries: written, problems, changed = new Map() }: Reading,
): Promise<Problem[]> => {
  const entries = filledIn(written);
  const wrong = [
    ...entries.flatMap((entry) => wrongTemplate(entry) ?? checkEntry(entry)),
    ...written.flatMap(markupProblems),
    ...controlProblems(entries),
    ...templateProblems(entries),
    ...drawnWordsProblems(entries),
  ];
  // References to an unreadable file fail too, so report only the file itself.
  if (problems.length > 0) return inOrder([...problems, ...wrong]);
  const found = [
    ...wrong,
    ...checkNames(written),
    ...(await checkReferences(root, entries, changed)),
    ...redirectProblems(entries),
    ...addressProblems(entries),
    ...missingPages(entries),
    ...unreadFiles(root, entries, changed),
    ...framingProblems(root, changed),
  ];
  // When a file has a problem, that is usually also why its text cannot be rendered.
  const reported = new Set(found.map(({ file }) => file));
  const others = written.filter(({ file }) => !reported.has(file));
  return inOrder([...found, ...(await Promise.all(others.map(renderingProblems))).flat()]);
};

/** All problems of the files in `content/` below a root folder, by file and line. Builds nothing. */
export const checkFiles = async (root: string): Promise<Problem[]> =>
  checkReading(root, readEntries(root));
