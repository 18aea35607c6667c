import { globSync } from 'node:fs';
import { contentFiles } from '../src/content-schemas/content-files.ts';
import { homePackages } from '../src/content-schemas/packages.ts';
import { fixedPages } from '../src/content-schemas/pages.ts';
import { galleryTestimonials } from '../src/content-schemas/testimonial.ts';
import { addressesOf } from './addresses.ts';
import { problemIn } from './check-entries.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { nearest } from './words.ts';

const templateOf = ({ data }: Entry): unknown => (data as { template?: unknown }).template;

const duplicateAddresses = (entries: readonly Entry[]): Problem[] =>
  [...addressesOf(entries)].flatMap(([address, [first, ...others]]) =>
    others.map(({ file }) => ({
      file,
      message: `${first?.file ?? ''} makes the page ${address} already. Give this file another name, since its name is the address.`,
    })),
  );

/** The name of a file is an address. */
const unfitNames = (entries: readonly Entry[]): Problem[] =>
  [...addressesOf(entries).values()]
    .flat()
    .filter(({ id }) => !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u.test(id))
    .map(({ file, id }) => ({
      file,
      message: `The name becomes the address of the page, and an address has small letters, digits and hyphens only. Call it ${id
        .toLowerCase()
        .replaceAll(/[^a-z0-9/]+/gu, '-')}.`,
    }));

const isMissing = 'is missing. Restore it from the history of the project, or write it anew.';

/** The pages whose layout is made for them alone must be there. */
const missingPages = (entries: readonly Entry[]): Problem[] =>
  Object.values(fixedPages)
    .filter((id) => !entries.some((entry) => entry.collection === 'pages' && entry.id === id))
    .map((id) => ({ file: `content/pages/${id}.yml`, message: `The page ${isMissing}` }));

/** What is wrong with a template that belongs to another page; all fields of the page would be wrong with it. */
export const strangeTemplate = (entry: Entry): Problem | undefined => {
  if (entry.collection !== 'pages') return undefined;
  const template = templateOf(entry);
  const owner = fixedPages[String(template)];
  const [own] = Object.entries(fixedPages).find(([, id]) => id === entry.id) ?? [];
  if (own === template || (own ?? owner) === undefined) return undefined;
  const message =
    own === undefined
      ? `This template is made for content/pages/${owner}.yml only. For a page of your own write "template: brief"`
      : `This page has a layout of its own. Write "template: ${own}"`;
  return problemIn(entry, ['template'], message);
};

const tooFew = (entries: readonly Entry[]): Problem[] => {
  const ids = (wanted: Entry['collection']) =>
    entries.filter(({ collection }) => collection === wanted).map(({ id }) => id);
  const packages = ids('packages');
  const gone = homePackages.filter((id) => packages.length > 0 && !packages.includes(id));
  const count = ids('testimonials').length;
  return [
    ...gone.map((id) => ({
      file: 'content/packages.yml',
      message: `The package "${id}" is missing, and the home page shows it. Restore it from the history of the project.`,
    })),
    ...(count > 0 && count < galleryTestimonials
      ? [
          {
            file: 'content/testimonials.yml',
            message: `There are ${count} testimonials, and the free review page shows ${galleryTestimonials}. Add ${galleryTestimonials - count} more.`,
          },
        ]
      : []),
  ];
};

/** No two pages may tell search engines the same. */
const repeated = (entries: readonly Entry[]): Problem[] =>
  (['title', 'description', 'focus'] as const).flatMap((name) => {
    const valueOf = ({ data }: Entry) => (data as { head?: Record<string, unknown> }).head?.[name];
    const pages = [...addressesOf(entries).values()]
      .flat()
      .filter((entry) => typeof valueOf(entry) === 'string');
    const groups = Map.groupBy(pages, (entry) => String(valueOf(entry)).toLowerCase());
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map((entry) =>
        problemIn(
          entry,
          ['head', name],
          `${first?.file ?? ''} has the same ${name}, and no two pages may. Write one that fits this page only`,
        ),
      ),
    );
  });

/** Files that look like content and are read by nothing. */
const strays = (root: string, read: ReadonlySet<string>): Problem[] => {
  const patterns = Object.values(contentFiles).map(
    (source: { folder?: string; files?: string; list?: string }) =>
      ['content', source.folder, source.list ?? source.files].filter(Boolean).join('/'),
  );
  return globSync('content/**/*.{yml,yaml,md}', { cwd: root })
    .filter((file) => !read.has(file))
    .map((file) => {
      const meant = nearest(
        file,
        patterns.filter((pattern) => !pattern.includes('*')),
      );
      return {
        file,
        message: `The file is in no place from which pages are made. ${
          meant
            ? `Did you mean ${meant}?`
            : `Content is in ${patterns.filter((pattern) => pattern.includes('*')).join(', ')}.`
        }`,
      };
    });
};

/** What is wrong with the files taken together. */
export const checkWhole = (
  root: string,
  entries: readonly Entry[],
  read: ReadonlySet<string>,
): Problem[] => [
  ...duplicateAddresses(entries),
  ...unfitNames(entries),
  ...missingPages(entries),
  ...tooFew(entries),
  ...repeated(entries),
  ...strays(root, read),
];
