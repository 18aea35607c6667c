import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'astro/zod';
import { references, type Target } from '../src/content-schemas/fields.ts';
import { bodyProblems, problemIn, schemas, type Field } from './check-entries.ts';
import { movedMessage } from './check-redirects.ts';
import { nearest, type Problem } from './problem.ts';
import { addressesOf, idsOf, isRecord, type Entry } from './read-entries.ts';

type Names = Record<Exclude<Target, 'picture'>, readonly string[]>;

const namesIn = (root: string, entries: readonly Entry[]): Names => {
  const blog = entries.find(({ collection, id }) => collection === 'pages' && id === 'blog');
  const { listing } = (blog?.data ?? {}) as { listing?: { categories?: string[] } };
  return {
    address: [...addressesOf(entries).keys()],
    category: listing?.categories ?? [],
    package: idsOf(entries, 'packages'),
    project: idsOf(entries, 'projects'),
    testimonial: idsOf(entries, 'testimonials'),
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
  return meant ? `${message}. Did you mean ${meant}?` : message;
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
  try {
    await sharp(file).resize(16).toBuffer();
    return undefined;
  } catch {
    return `The file ${name} is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP`;
  }
};

/** Visits a value and all it consists of, each with the schema that judges it. */
const walk = (
  schema: unknown,
  value: unknown,
  visit: (schema: z.ZodType, value: unknown, field: Field) => void,
  field: Field = [],
): void => {
  if (!(schema instanceof z.ZodType)) return;
  visit(schema, value, field);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    walk(schema.unwrap(), value, visit, field);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      walk(schema.element, entry, visit, [...field, index]);
  } else if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const { discriminator } = schema.def;
    const isMeant = ({ shape }: z.ZodObject) =>
      z.safeParse(shape[discriminator] ?? z.never(), value[discriminator]).success;
    const option = schema.options.find((one) => one instanceof z.ZodObject && isMeant(one));
    walk(option, value, visit, field);
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [name, part] of Object.entries(schema.shape))
      walk(part, value[name], visit, [...field, name]);
  }
};

interface Named {
  field: Field;
  target: Target;
  name: string;
}

/** Every place where an entry names something of another file. */
export const namedIn = (entry: Entry): Named[] => {
  const named: Named[] = [];
  walk(schemas[entry.collection], entry.data, (schema, value, field) => {
    const target = references.get(schema)?.target;
    if (target && typeof value === 'string') named.push({ field, target, name: value });
  });
  return named;
};

const link = /(?<!!)\]\((?<path>\/[^)\s#?]*)/gu;

const brokenLinks = (
  entry: Entry,
  addresses: readonly string[],
  entries: readonly Entry[],
): Problem[] =>
  bodyProblems(entry, (line) =>
    [...line.matchAll(link)]
      .map(({ groups }) => groups?.['path'] ?? '')
      .filter((path) => !addresses.includes(path) && !path.endsWith('.pdf'))
      .map((path) => movedMessage(path, entries) ?? messageFor('address', path, addresses)),
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
      return message ? [problemIn(entry, message, field)] : [];
    }
    const [looked = ''] = target === 'address' ? name.split('#') : [name];
    if (names[target].includes(looked === '' ? '/' : looked)) return [];
    // A form that the schema refuses is told by the schema.
    if (target === 'address' && !/^\/[a-z0-9/-]*$/u.test(looked)) return [];
    const moved = target === 'address' ? movedMessage(looked, entries) : undefined;
    return [problemIn(entry, moved ?? messageFor(target, looked, names[target]), field)];
  };
  const found = await Promise.all(
    entries.flatMap((entry) => namedIn(entry).map((named) => check(entry, named))),
  );
  return [
    ...found.flat(),
    ...entries.flatMap((entry) => brokenLinks(entry, names.address, entries)),
  ];
};
