import {
  defaultTreeAdapter as tree,
  parseFragment,
  serializeOuter,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { firstSentence } from './first-sentence.ts';
import { attributeOf, nodesIn, wordsOf, type HtmlNode } from './html.ts';

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

const isElement = (node: HtmlNode, name: string) =>
  tree.isElementNode(node) && node.tagName === name;

/** The words of the first paragraph, also of one within a list or a quotation. */
const firstParagraph = (nodes: readonly HtmlNode[]): string => {
  const all = nodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...nodesIn(node)] : []));
  const paragraph = all.find((node) => isElement(node, 'p'));
  return paragraph && tree.isElementNode(paragraph) ? wordsOf(paragraph) : '';
};

/** The nodes before the first second-level heading, and each such heading with what follows it. */
const groupsOf = (html: string) => {
  const opening: HtmlNode[] = [];
  const groups: { heading: DefaultTreeAdapterTypes.Element; body: HtmlNode[] }[] = [];
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
  const sections = groups.map(({ heading, body }) => {
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
