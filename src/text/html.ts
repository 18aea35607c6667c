import { defaultTreeAdapter as tree, parseFragment, serialize, serializeOuter } from 'parse5';
import {
  attributeOf,
  elementsIn,
  wordsOf,
  type Element,
  type HtmlNode,
} from '../../shared/html.ts';
import { firstSentence } from './text-facts.ts';

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
  /** The address of the section on its page. */
  id: string;
  title: string;
  /** The first sentence, or the authored one. */
  teaser: string;
  html: string;
}

export interface SplitText {
  /** What stands before the first heading. */
  opening: string;
  sections: TextSection[];
}

/** The build sets curly quotation marks where the author typed straight ones. */
const straight = (text: string): string => text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

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

/** The nodes before the first second-level heading, and each such heading with what follows it. */
const groupsOf = (html: string) => {
  const opening: HtmlNode[] = [];
  const groups: { heading: Element; body: HtmlNode[] }[] = [];
  for (const node of parseFragment(html).childNodes)
    if (tree.isElementNode(node) && node.tagName === 'h2') groups.push({ heading: node, body: [] });
    else (groups.at(-1)?.body ?? opening).push(node);
  return { opening, groups };
};

/** Splits a rendered text at its second-level headings. Throws where a teaser belongs to none of them. */
export const splitSections = (
  html: string,
  teasers: Readonly<Record<string, string>> = {},
): SplitText => {
  const authored = new Map(
    Object.entries(teasers).map(([heading, teaser]) => [straight(heading), teaser]),
  );
  const { opening, groups } = groupsOf(html);
  const sections = groups.map(({ heading, body }): TextSection => {
    const title = wordsOf(heading);
    const teaser = authored.get(straight(title)) ?? firstSentence(firstParagraph(body));
    return { id: validId(attributeOf(heading, 'id') ?? ''), title, teaser, html: htmlOf(body) };
  });
  const titles = sections.map(({ title }) => title);
  const known = titles.map(straight);
  const stray = [...authored.keys()].find((heading) => !known.includes(heading));
  if (stray !== undefined)
    throw new Error(
      `teasers: no section is called "${stray}". Write the heading as it stands in the text: ${titles.join(' | ')}`,
    );
  return { opening: htmlOf(opening), sections };
};
