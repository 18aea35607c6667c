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
  /** The first sentence. */
  teaser: string;
  html: string;
}

export interface SplitText {
  /** What stands before the first heading. */
  opening: string;
  sections: TextSection[];
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

/** The nodes before the first second-level heading, and each such heading with what follows it. */
const groupsOf = (html: string) => {
  const opening: HtmlNode[] = [];
  const groups: { heading: Element; body: HtmlNode[] }[] = [];
  for (const node of parseFragment(html).childNodes)
    if (tree.isElementNode(node) && node.tagName === 'h2') groups.push({ heading: node, body: [] });
    else (groups.at(-1)?.body ?? opening).push(node);
  return { opening, groups };
};

/** Splits a rendered text at its second-level headings. */
export const splitSections = (html: string): SplitText => {
  const { opening, groups } = groupsOf(html);
  return {
    opening: htmlOf(opening),
    sections: groups.map(({ heading, body }) => ({
      id: validId(attributeOf(heading, 'id') ?? ''),
      title: wordsOf(heading),
      teaser: firstSentence(firstParagraph(body)),
      html: htmlOf(body),
    })),
  };
};
