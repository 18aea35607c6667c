import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteTime } from '../shared/going-out.ts';
import { rolesOf } from '../src/brand/colors.ts';
import type { BrandContent } from '../src/content-schemas/brand.ts';
import type { Target } from '../src/content-schemas/fields.ts';
import { bodyProblems, problemIn } from './check-entries.ts';
import { movedMessage } from './check-redirects.ts';
import { pictureProblem } from './check-pictures.ts';
import { namedIn, picturesInText, type Named } from './named-in.ts';
import { nearest, type Problem } from './problem.ts';
import { addressesOf, entryOf, idsOf, isKeptBack, shownOf, type Entry } from './read-entries.ts';

type Names = Record<Exclude<Target, 'picture'>, readonly string[]>;

export const categoriesIn = (entries: readonly Entry[]): readonly string[] => {
  const blog = entryOf(entries, 'pages', 'blog')?.data;
  return (blog as { listing?: { categories?: string[] } } | undefined)?.listing?.categories ?? [];
};

export const namesIn = (root: string, entries: readonly Entry[]): Names => ({
  address: [...addressesOf(entries).keys()],
  category: categoriesIn(entries),
  package: idsOf(entries, 'packages'),
  project: idsOf(entries, 'projects'),
  testimonial: idsOf(entries, 'testimonials'),
  skyline: globSync('content/pictures/skylines/*.svg', { cwd: root })
    .map((file) => basename(file, '.svg'))
    .sort(),
});

const unknown: Readonly<Record<keyof Names, (name: string, list: string) => string>> = {
  address: (name) =>
    `There is no page ${name} on this site. Write the address of one, for example /contact`,
  category: (name, list) =>
    `"${name}" is not one of ${list}. Choose one of them, or add it in content/pages/blog.yml`,
  package: (name, list) => `content/packages.yml has no package "${name}". Write one of ${list}`,
  project: (name, list) => `content/projects.yml has no project "${name}". Write one of ${list}`,
  testimonial: (name, list) =>
    `content/testimonials.yml has no testimonial "${name}". Write one of ${list}`,
  skyline: (name, list) =>
    `There is no drawing "${name}". Write one of ${list}, or leave the line out`,
};

const messageFor = (target: keyof Names, name: string, names: readonly string[]): string => {
  const message = unknown[target](name, names.join(', '));
  const meant = nearest(name, names);
  return meant ? `${message}. Did you mean ${meant}?` : message;
};

const link = /(?<!!)\]\((?<path>\/[^)\s#?]*)/gu;

interface Context {
  root: string;
  entries: readonly Entry[];
  /** What visitors see once an entry is there for them. */
  shownWith: (entry: Entry) => Names;
  /** That, and what is hidden. */
  all: Names;
  ink: string;
}

const inkIn = (entries: readonly Entry[]): string => {
  const brand = entryOf(entries, 'brand')?.data;
  const { palette, colors } = (brand ?? {}) as Partial<BrandContent>;
  return rolesOf(palette, colors).ink;
};

/** What is wrong with naming this; undefined where it is there. One hidden entry may name another. */
const nameProblem = (
  { entries, shownWith, all }: Context,
  entry: Entry,
  { target, name }: { target: keyof Names; name: string },
): string | undefined => {
  const names = isKeptBack(entry) ? all[target] : shownWith(entry)[target];
  if (names.includes(name)) return undefined;
  const moved = target === 'address' ? movedMessage(name, entries) : undefined;
  if (moved !== undefined) return moved;
  return all[target].includes(name)
    ? `${name} is hidden, or goes out later, so nobody could open it. Name another one, show it again by removing its line "hidden: true", or wait until it is out`
    : messageFor(target, name, names);
};

const brokenLinks = (context: Context, entry: Entry): Problem[] =>
  bodyProblems(entry, (line) =>
    [...line.matchAll(link)]
      .map(({ groups }) => groups?.['path'] ?? '')
      .filter((path) => !path.endsWith('.pdf'))
      .flatMap((name) => nameProblem(context, entry, { target: 'address', name }) ?? []),
  );

/** What is wrong with a picture in a text. One that begins with `/` is a file of the built site. */
const pictureInTextProblem = async (folder: string, name: string): Promise<string | undefined> => {
  if (/^https?:/iu.test(name))
    return `${name} is a picture of another website, and browsers show none of those here. Save it in content/pictures and write its name, for example ../pictures/portrait.webp`;
  return /^(?:\/|[a-z]+:)/iu.test(name) ? undefined : pictureProblem(folder, name);
};

const brokenPictures = async ({ root }: Context, entry: Entry): Promise<Problem[]> => {
  const folder = join(root, dirname(entry.file));
  const found = await Promise.all(
    picturesInText(entry.body).map(
      async (name) => [name, await pictureInTextProblem(folder, name)] as const,
    ),
  );
  const problems = new Map(found);
  return bodyProblems(entry, (line) =>
    picturesInText(line).flatMap((name) => problems.get(name) ?? []),
  );
};

const brokenName = async (
  context: Context,
  entry: Entry,
  { field, target, name, needs }: Named,
): Promise<Problem[]> => {
  if (target === 'picture') {
    const place = needs && { needs, ink: context.ink };
    const message = await pictureProblem(join(context.root, dirname(entry.file)), name, place);
    return message ? [problemIn(entry, message, field)] : [];
  }
  const [looked = ''] = target === 'address' ? name.split('#') : [name];
  // A form that the schema refuses is told by the schema.
  if (target === 'address' && !/^\/[a-z0-9/-]*$/u.test(looked)) return [];
  const message = nameProblem(context, entry, { target, name: looked });
  return message ? [problemIn(entry, message, field)] : [];
};

/** Whatever one file says of another that is not so: pictures, packages, pages and the like that are not there. */
export const checkReferences = async (
  root: string,
  entries: readonly Entry[],
): Promise<Problem[]> => {
  const shown = namesIn(root, shownOf(entries));
  // A post that is dated ahead may name what is out by then.
  const shownWith = ({ goesOutAt = 0 }: Entry) =>
    goesOutAt > siteTime() ? namesIn(root, shownOf(entries, goesOutAt)) : shown;
  const all = namesIn(root, entries);
  const context: Context = { root, entries, shownWith, all, ink: inkIn(entries) };
  const found = await Promise.all(
    entries.flatMap((entry) => [
      ...namedIn(entry).map((named) => brokenName(context, entry, named)),
      brokenPictures(context, entry),
    ]),
  );
  return [...found.flat(), ...entries.flatMap((entry) => brokenLinks(context, entry))];
};
