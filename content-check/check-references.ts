import { existsSync, globSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { references, type Target } from '../src/content-schemas/reference.ts';
import { addressesOf } from './addresses.ts';
import { problemIn, schemaOf } from './check-entries.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';
import { walk, type Field } from './walk.ts';
import { nearest, withFullStop } from './words.ts';

type Names = Record<Exclude<Target, 'picture'>, readonly string[]>;

const namesIn = (root: string, entries: readonly Entry[]): Names => {
  const ids = (wanted: Entry['collection']) =>
    entries.filter(({ collection }) => collection === wanted).map(({ id }) => id);
  const blog = entries.find(({ collection, id }) => collection === 'pages' && id === 'blog');
  const { listing } = (blog?.data ?? {}) as { listing?: { categories?: string[] } };
  return {
    address: [...addressesOf(entries).keys()],
    category: listing?.categories ?? [],
    package: ids('packages'),
    project: ids('projects'),
    testimonial: ids('testimonials'),
    skyline: globSync('content/pictures/skylines/*.svg', { cwd: root }).map((file) =>
      basename(file, '.svg'),
    ),
  };
};

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
  return withFullStop(meant ? `${message}. Did you mean ${meant}?` : message);
};

const pictures = new Map<string, Promise<boolean>>();

/** Whether a picture can be read to its end. It is pictures at again only where the file has changed. */
const isPicture = (file: string): Promise<boolean> => {
  const { mtimeMs, size } = statSync(file);
  const state = `${realpathSync(file)} ${mtimeMs} ${size}`;
  const known =
    pictures.get(state) ??
    sharp(file)
      .resize(16)
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  pictures.set(state, known);
  return known;
};

/** What is wrong with a picture of this name beside a content file. */
const pictureProblem = async (folder: string, name: string): Promise<string | undefined> => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const beside = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
    const meant = nearest(basename(file), beside);
    const advice = meant
      ? `Did you mean ${join(dirname(name), meant)}?`
      : 'Put the file there, or write the name of another one.';
    return `There is no picture ${name}. ${advice}`;
  }
  return (await isPicture(file))
    ? undefined
    : `The file ${name} is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP`;
};

interface Named {
  field: Field;
  target: Target;
  name: string;
}

/** Every place where an entry names something of another file. */
export const namedIn = (entry: Entry): Named[] => {
  const named: Named[] = [];
  walk(schemaOf(entry.collection), entry.data, (schema, value, field) => {
    const target = references.get(schema)?.target;
    if (target && typeof value === 'string') named.push({ field, target, name: value });
  });
  return named;
};

const link = /(?<!!)\]\((?<path>\/[^)\s#?]*)/gu;

const deadLinks = ({ file, body, bodyLine }: Entry, addresses: readonly string[]): Problem[] =>
  body.split('\n').flatMap((line, index) =>
    [...line.matchAll(link)]
      .map(({ groups }) => groups?.['path'] ?? '')
      .filter((path) => !addresses.includes(path) && !path.endsWith('.pdf'))
      .map((path) => ({
        file,
        line: bodyLine + index,
        message: messageFor('address', path, addresses),
      })),
  );

/** Whatever one file says of another that is not so: pictures, packages, pages and the like that are not there. */
export const checkReferences = async (
  root: string,
  entries: readonly Entry[],
): Promise<Problem[]> => {
  const names = namesIn(root, entries);
  const check = async (entry: Entry, { field, target, name }: Named) => {
    if (target === 'picture') {
      const message = await pictureProblem(join(root, dirname(entry.file)), name);
      return message ? [problemIn(entry, field, message)] : [];
    }
    const [looked = ''] = target === 'address' ? name.split('#') : [name];
    if (names[target].includes(looked === '' ? '/' : looked)) return [];
    // A form that the schema refuses is told by the schema.
    if (target === 'address' && !/^\/[a-z0-9/-]*$/u.test(looked)) return [];
    return [problemIn(entry, field, messageFor(target, looked, names[target]))];
  };
  const found = await Promise.all(
    entries.flatMap((entry) => namedIn(entry).map((named) => check(entry, named))),
  );
  return [...found.flat(), ...entries.flatMap((entry) => deadLinks(entry, names.address))];
};
