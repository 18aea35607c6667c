import { defaultTreeAdapter as tree, parseFragment, serialize, serializeOuter } from 'parse5';
import {
  attributeOf,
  elementsIn,
  wordsOf,
  type Element,
  type HtmlNode,
} from '@agency/content-model/html.ts';

/** A day in ISO 8601, as content files write it: 2026-11-09. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A content file's day, which has no time or time zone, for machines and for people: November 9, 2026. */
export const formatDay = (day: Date) => ({ iso: isoDay(day), text: written.format(day) });

/** Reading speed on a screen, in words per minute. */
const pace = 220;

/** The reading time of a Markdown text, in whole minutes, at least 1. */
export const readingTime = (markdown: string): number => {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / pace));
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, including its closing quotation marks. */
export const firstSentence = (text: string): string => {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? '';
};

interface Text {
  body?: string | undefined;
  data: { author?: string | undefined; published: Date; updated?: Date | undefined };
}

/** The facts below a text's title. The update is left out when it is the day of publication. */
export const textFacts = (
  { body = '', data }: Text,
  words: { byline: string; published: string; updated: string; minutes: string },
) => {
  const published = { label: words.published, day: formatDay(data.published) };
  const updated = { label: words.updated, day: formatDay(data.updated ?? data.published) };
  return {
    writer: data.author === undefined ? undefined : { label: words.byline, name: data.author },
    days: updated.day.iso === published.day.iso ? [published] : [published, updated],
    readingTime: words.minutes.replace('{count}', String(readingTime(body))),
  };
};

interface Post {
  id: string;
  data: { category: string };
}

/** Up to three other posts to read next: first those of the same category, then the rest, each in their order. */
export const relatedPosts = <Some extends Post>(
  { id, data: { category } }: Post,
  posts: readonly Some[],
): Some[] => {
  const others = posts.filter((other) => other.id !== id);
  const isRelated = (other: Some) => other.data.category === category;
  const sorted = [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
  return sorted.slice(0, 3);
};

/** HTML with site-relative links and pictures made absolute, so that they work in a feed reader. */
export const absoluteLinks = (html: string, origin: string): string => {
  const fragment = parseFragment(html);
  for (const { attrs } of elementsIn(fragment))
    for (const attribute of attrs)
      if (['href', 'src'].includes(attribute.name) && /^\/(?!\/)/u.test(attribute.value))
        attribute.value = origin + attribute.value;
  return serialize(fragment);
};

/** HTML with headings that fit below an h2. Without ids, which several texts of a page would share. */
export const headingsBelow = (html: string): string => {
  const fragment = parseFragment(html);
  const headings = elementsIn(fragment).filter(({ tagName }) => /^h[2-5]$/u.test(tagName));
  const highest = Math.min(...headings.map(({ tagName }) => Number(tagName[1])));
  for (const heading of headings) {
    heading.tagName = `h${Number(heading.tagName[1]) - highest + 3}`;
    heading.nodeName = heading.tagName;
    heading.attrs = heading.attrs.filter(({ name }) => name !== 'id');
  }
  return serialize(fragment);
};

interface TextSection {
  id: string;
  title: string;
  teaser: string;
  html: string;
}

export interface SplitText {
  /** The content before the first heading. */
  opening: string;
  sections: TextSection[];
  /** The footnotes and their heading, which Markdown puts at the end of the whole text. */
  footnotes: string;
}

/** Prefixes ids that begin with a digit, because some tools reject them. */
const validId = (id: string): string => (/^\d/u.test(id) ? `part-${id}` : id);

const htmlOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => serializeOuter(node))
    .join('')
    .trim();

/** The text of the first paragraph, even inside a list or a quotation. */
const firstParagraph = (nodes: readonly HtmlNode[]): string => {
  const elements = nodes
    .filter(tree.isElementNode)
    .flatMap((element) => [element].concat(elementsIn(element)));
  const paragraph = elements.find(({ tagName }) => tagName === 'p');
  return paragraph ? wordsOf(paragraph) : '';
};

/** Splits HTML at its h2 headings: the nodes before the first one, each section, and the footnotes. */
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
