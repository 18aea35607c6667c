import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { markdownToMdast, type MdastNode } from 'satteri';
import { namedIn } from '@agency/content-model/reader/map-fields.ts';
import {
  addressOf,
  isFreePage,
  type Collection,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { isTooDeep } from '@agency/content-model/checks/text-addresses.ts';
import { fileOf, titleOf } from '../content/entries.ts';
import type { TextPlace } from './replace-words.ts';

/** Entries that are files of their own, with an address made from their name. */
export const addressed = new Set<Collection>(['pages', 'cities', 'blog', 'articles']);

/** Entries of one file. */
export const listed = new Set<Collection>(['testimonials', 'projects']);

/** Whether an entry may be moved, copied or removed: there is no layout or form that looks for it at this place. */
export const isFree = (entry: Entry): boolean =>
  listed.has(entry.collection) ||
  (entry.collection === 'pages' ? isFreePage(entry) : addressed.has(entry.collection));

/** The files of an entry: its own, and the pictures that lie in its folder. */
export const filesOf = (root: string, { file, collection }: Entry): string[] =>
  collection === 'blog' ? globSync(`${dirname(file)}/**/*.*`, { cwd: root }) : [file];

/** Where a file of an entry lies once the entry has another id. The names of its pictures stay. */
export const fileUnder = (entry: Entry, file: string, id: string): string => {
  const own = fileOf(entry.collection, id);
  return file === entry.file ? own : join(dirname(own), relative(dirname(entry.file), file));
};

const targets: Partial<Record<Collection, string>> = {
  testimonials: 'testimonial',
  projects: 'project',
};

interface Link {
  from: number;
  to: number;
  words: string;
  /** What stands behind the address, with the closing parenthesis. */
  rest: string;
}

const nodesIn = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/** The links in a Markdown text that lead to an address, or to a part of its page. */
export const linksTo = (text: string, address: string): Link[] => {
  if (isTooDeep(text)) return [];
  const middle = `](${address}`;
  return nodesIn(markdownToMdast(text)).flatMap(({ type, position }) => {
    if (type !== 'link' || !position) return [];
    const [from, to] = [position.start.offset, position.end.offset];
    if (from === undefined || to === undefined) return [];
    const at = text.slice(0, to).lastIndexOf(middle);
    const rest = text.slice(at + middle.length, to);
    return at > from && /^[)#?\s]/u.test(rest)
      ? [{ from, to, words: text.slice(from + 1, at), rest }]
      : [];
  });
};

/** Writes something else in place of each link to an address. */
export const replaceLinks = (
  text: string,
  address: string,
  replacement: (link: Link) => string,
): string => {
  let written = 0;
  const parts = linksTo(text, address).map((link) => {
    const before = text.slice(written, link.from);
    written = link.to;
    return before + replacement(link);
  });
  return parts.join('') + text.slice(written);
};

/** Every place in the content that names an entry, or leads to its page. */
export const namingsOf = (entries: readonly Entry[], entry: Entry): TextPlace[] => {
  const target = targets[entry.collection];
  const address = addressOf(entry);
  return entries.flatMap((one): TextPlace[] => {
    const fields = namedIn(one)
      .filter((named) =>
        named.target === 'address'
          ? named.name.replace(/#.*/u, '') === address
          : named.target === target && named.name === entry.id,
      )
      .map(({ field }) => ({ entry: one, field }));
    const isInText = address !== undefined && linksTo(one.body, address).length > 0;
    return isInText ? [...fields, { entry: one, field: ['body'] }] : fields;
  });
};

/** The entries that name it, as the owner is told of them. */
export const entriesNaming = (namings: readonly TextPlace[]) =>
  [...new Set(namings.map(({ entry }) => entry))].map((entry) => ({
    collection: entry.collection,
    id: entry.id,
    title: titleOf(entry),
  }));
