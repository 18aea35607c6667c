import { defaultTreeAdapter as tree, parseFragment, serialize, serializeOuter } from 'parse5';
import {
  attributeOf,
  elementsIn,
  wordsOf,
  type Element,
  type HtmlNode,
} from '@agency/content-model/html.ts';

/** A day in the form of ISO 8601, as the content files write it: 2026-11-09. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of a content file, which names no hour and no place, for machines and for people: November 9, 2026. */
export const formatDay = (day: Date) => ({ iso: isoDay(day), text: written.format(day) });

/** Words a person reads in a minute on a screen. */
const pace = 220;

/** How long a Markdown text takes to read, in whole minutes, at least 1. */
export const readingTime = (markdown: string): number => {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / pace));
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, with the quotation marks that belong to it. */
export const firstSentence = (text: string): string => {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? '';
};

interface Text {
  body?: string | undefined;
  data: { published: Date; updated?: Date | undefined };
}

/** What is said about a text below its title; a day is told once. */
export const textFacts = (
  { body = '', data }: Text,
  words: { published: string; updated: string; minutes: string },
) => {
  const published = { label: words.published, day: formatDay(data.published) };
  const updated = { label: words.updated, day: formatDay(data.updated ?? data.published) };
  return {
    days: updated.day.iso === published.day.iso ? [published] : [published, updated],
    readingTime: words.minutes.replace('{count}', String(readingTime(body))),
  };
};

interface Post {
  id: string;
  data: { category: string };
}

/** Up to three other posts to read next: those of the same category first, otherwise in their order. */
export const relatedPosts = <Some extends Post>(
  { id, data: { category } }: Post,
  posts: readonly Some[],
): Some[] => {
  const others = posts.filter((other) => other.id !== id);
  const isRelated = (other: Some) => other.data.category === category;
  const sorted = [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
  return sorted.slice(0, 3);
};

/** HTML whose links and pictures inside the site carry its origin, so that they work in a feed reader. */
export const absoluteLinks = (html: string, origin: string): string => {
  const fragment = parseFragment(html);
  for (const { attrs } of elementsIn(fragment))
    for (const attribute of attrs)
      if (['href', 'src'].includes(attribute.name) && /^\/(?!\/)/u.test(attribute.value))
        attribute.value = origin + attribute.value;
  return serialize(fragment);
};

interface TextSection {
  id: string;
  title: string;
  teaser: string;
  html: string;
}

export interface SplitText {
  /** What stands before the first heading. */
  opening: string;
  sections: TextSection[];
  /** What Markdown puts at the end of the whole text: its footnotes with their heading. */
  footnotes: string;
}

/** An address that begins with a number is refused by some tools. */
const validId = (id: string): string => (/^\d/u.test(id) ? `part-${id}` : id);

const htmlOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => serializeOuter(node))
    .join('')
    .trim();

/** The words of the first paragraph, also of one within a list or a quotation. */
const firstParagraph = (nodes: readonly HtmlNode[]): string => {
  const elements = nodes
    .filter(tree.isElementNode)
    .flatMap((element) => [element].concat(elementsIn(element)));
  const paragraph = elements.find(({ tagName }) => tagName === 'p');
  return paragraph ? wordsOf(paragraph) : '';
};

/** The nodes before the first second-level heading, each such heading with what follows it, and the footnotes. */
const groupsOf = (html: string) => {
  const opening: HtmlNode[] = [];
  const groups: { heading: Element; body: HtmlNode[] }[] = [];
  const footnotes: HtmlNode[] = [];
  for (const node of parseFragment(html).childNodes)
    if (tree.isElementNode(node) && node.tagName === 'h2') groups.push({ heading: node, body: [] });
    else if (tree.isElementNode(node) && attributeOf(node, 'data-footnotes') !== undefined)
      footnotes.push(node);
    else (groups.at(-1)?.body ?? opening).push(node);
  return { opening, groups, footnotes };
};

export const splitSections = (html: string): SplitText => {
  const { opening, groups, footnotes } = groupsOf(html);
  return {
    opening: htmlOf(opening),
    footnotes: htmlOf(footnotes),
    sections: groups.map(({ heading, body }) => ({
      id: validId(attributeOf(heading, 'id') ?? ''),
      title: wordsOf(heading),
      teaser: firstSentence(firstParagraph(body)),
      html: htmlOf(body),
    })),
  };
};
