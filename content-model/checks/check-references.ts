import { rolesOf } from '../brand/colors.ts';
import type { BrandContent } from '../schemas/brand.ts';
import type { Team } from '../schemas/team.ts';
import { isMailAddress, type Target } from '../schemas/fields.ts';
import { isPriced, problemIn, problemInText } from './check-entries.ts';
import { movedMessage } from './check-redirects.ts';
import { pictureProblem } from './check-pictures.ts';
import { markdownIn, namedIn, type MarkdownText, type Named } from '../reader/map-fields.ts';
import { nearest, shortened, withFullStop, type Problem } from '../reader/problem.ts';
import {
  addressOf,
  addressesOf,
  entryOf,
  idsOf,
  isKeptBack,
  shownOf,
  type ChangedFiles,
  type Entry,
} from '../reader/read-entries.ts';
import { addressesInText, type TextAddress } from './text-addresses.ts';

type Names = Record<Exclude<Target, 'picture'>, readonly string[]>;

export const categoriesIn = (entries: readonly Entry[]): readonly string[] => {
  const blog = entryOf(entries, 'pages', 'blog')?.data;
  return (blog as { listing?: { categories?: string[] } } | undefined)?.listing?.categories ?? [];
};

const membersIn = (entries: readonly Entry[]): readonly string[] => {
  const { members = [] } = (entryOf(entries, 'team')?.data ?? {}) as Partial<Team>;
  return members.map(({ name }) => name);
};

export const namesIn = (entries: readonly Entry[]): Names => ({
  address: [...addressesOf(entries).keys()],
  category: categoriesIn(entries),
  member: membersIn(entries),
  package: idsOf(entries, 'packages'),
  pricedPackage: entries
    .filter(({ collection, data }) => collection === 'packages' && isPriced(data))
    .map(({ id }) => id),
  project: idsOf(entries, 'projects'),
  testimonial: idsOf(entries, 'testimonials'),
});

/** Targets as sentences name them, where their name is no word. */
const kinds: Partial<Record<Target, string>> = {
  category: 'subject',
  pricedPackage: 'package with a price',
};

export const kindInWords = (target: Target): string => kinds[target] ?? target;

interface Wanted {
  target: keyof Names;
  name: string;
  /** What the names that would do are called. */
  called: (name: string) => string;
}

const messageFor = ({ target, name, called }: Wanted, names: readonly string[]): string => {
  if (target === 'member')
    return `Nobody called "${name}" is in the team. Add her to the team first, or leave this empty`;
  const message =
    target === 'address'
      ? `There is no page ${name} on this site. Write the address of one, for example /contact`
      : `There is no ${kindInWords(target)} "${name}". Take one of ${names.map(called).join(', ')}`;
  const meant = nearest(name, names);
  return meant ? `${message}. Did you mean ${called(meant)}?` : message;
};

interface Context {
  root: string;
  changed: ChangedFiles;
  entries: readonly Entry[];
  /** The names visitors can see once this entry is published. */
  shownWith: (entry: Entry) => Names;
  /** All names, including hidden ones. */
  all: Names;
  ink: string;
}

const inkIn = (entries: readonly Entry[]): string => {
  const brand = entryOf(entries, 'brand')?.data;
  const { palette, colors } = (brand ?? {}) as Partial<BrandContent>;
  return rolesOf(palette, colors).ink;
};

/** What an entry is called, by the name that others refer to it with. */
const calledIn = (entries: readonly Entry[], target: Target, name: string): string => {
  const collection = target === 'pricedPackage' ? 'packages' : `${target}s`;
  const data = entryOf(entries, collection, name)?.data as Record<string, string> | undefined;
  return data ? `“${data['name'] ?? `${data['role']}, ${data['city']}`}”` : name;
};

/** Why an entry cannot refer to a name; undefined when it can. A hidden entry may refer to a hidden one. */
const nameProblem = (
  { entries, shownWith, all }: Context,
  entry: Entry,
  { target, name, called }: Wanted,
): string | undefined => {
  const names = isKeptBack(entry) ? all[target] : shownWith(entry)[target];
  if (names.includes(name)) return undefined;
  const moved = target === 'address' ? movedMessage(name, entries) : undefined;
  if (moved !== undefined) return moved;
  if (target === 'pricedPackage' && all.package.includes(name) && !all[target].includes(name))
    return 'This package has no price, and a price is shown here. Give it one, or name another package';
  const isOff = entries.some((one) => one.isOff && addressOf(one) === name);
  return isOff || all[target].includes(name)
    ? `${calledIn(entries, target, name)} is hidden, an example that is off, or goes out later, so nobody could open it. Name another one, show it again, or wait until it is out`
    : messageFor({ target, name, called }, names);
};

/** What is wrong with a link in a text. The markup check reports protocols that could run a program. */
const linkProblem = (context: Context, entry: Entry, address: string): string | undefined => {
  if (/^mailto:/iu.test(address) && !isMailAddress(address.split('?')[0] ?? ''))
    return `"${shortened(address)}" is no email address. Write one such as mailto:hello@example.com`;
  const { username, password } = URL.parse(address) ?? {};
  if (username || password)
    return `A link to "${shortened(address)}" would tell visitors a name or a password. Take it out`;
  if (address.startsWith('#') || URL.canParse(address)) return undefined;
  if (!address.startsWith('/') || address.startsWith('//'))
    return `A link cannot lead to "${shortened(address)}". Write a page of this site such as /contact, or an address that begins with https://`;
  const [name = ''] = address.split(/[?#]/u);
  return name.endsWith('.pdf')
    ? undefined
    : nameProblem(context, entry, { target: 'address', name, called: String });
};

const pictureInTextProblem = async (
  { root, changed }: Context,
  { file: contentFile }: Entry,
  { form, address }: TextAddress,
): Promise<string | undefined> => {
  if (address.startsWith('//') || /^https?:/iu.test(address))
    return `${shortened(address)} is a picture of another website, and browsers show none of those here. Save it in content/pictures and write its name, for example ../pictures/portrait.webp`;
  // The markup check reports these.
  if (URL.canParse(address)) return undefined;
  if (form !== 'markdown')
    return `A picture cannot be shown in this form. Write ![What it shows](${address || '../pictures/portrait.webp'})`;
  return pictureProblem(root, { contentFile, name: address, changed });
};

const pictureInField =
  'A picture cannot stand within this text. Take it out, and choose it under Picture';

const brokenInText = async (
  context: Context,
  entry: Entry,
  markdown: MarkdownText,
): Promise<Problem[]> => {
  const found = await Promise.all(
    addressesInText(markdown.text).map(async (one) => {
      const ofPicture = async () =>
        markdown.field[0] === 'body' ? pictureInTextProblem(context, entry, one) : pictureInField;
      const message =
        one.kind === 'link' ? linkProblem(context, entry, one.address) : await ofPicture();
      return message === undefined ? [] : [problemInText(entry, markdown, message, one.line)];
    }),
  );
  return found.flat();
};

const brokenName = async (
  context: Context,
  entry: Entry,
  { field, target, name, needs }: Named,
): Promise<Problem[]> => {
  if (target === 'picture') {
    const place = needs && { needs, ink: context.ink };
    const { root, changed } = context;
    const message = await pictureProblem(root, { contentFile: entry.file, name, changed }, place);
    return message ? [problemIn(entry, message, field)] : [];
  }
  const [looked = ''] = target === 'address' ? name.split('#') : [name];
  // The schema reports malformed addresses.
  if (target === 'address' && !/^\/[a-z0-9/-]*$/u.test(looked)) return [];
  const wanted = { target, name: looked };
  const message = nameProblem(context, entry, { ...wanted, called: String });
  if (message === undefined) return [];
  const called = (one: string) => calledIn(context.entries, target, one);
  const inOffice = withFullStop(nameProblem(context, entry, { ...wanted, called }) ?? message);
  return [Object.assign(problemIn(entry, message, field), { inOffice })];
};

/** Broken references between files: missing pictures, packages, pages and so on. */
export const checkReferences = async (
  root: string,
  entries: readonly Entry[],
  changed: ChangedFiles = new Map(),
): Promise<Problem[]> => {
  const shown = namesIn(shownOf(entries));
  // A post dated ahead may refer to whatever is published by the time it goes out.
  const shownWith = ({ goesOutAt = 0 }: Entry) =>
    goesOutAt > Date.now() ? namesIn(shownOf(entries, goesOutAt)) : shown;
  const all = namesIn(entries);
  const context: Context = { root, changed, entries, shownWith, all, ink: inkIn(entries) };
  const found = await Promise.all(
    entries.flatMap((entry) => [
      ...namedIn(entry).map((named) => brokenName(context, entry, named)),
      ...markdownIn(entry).map((text) => brokenInText(context, entry, text)),
    ]),
  );
  return found.flat();
};
