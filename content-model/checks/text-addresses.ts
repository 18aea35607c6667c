import { htmlToHast, markdownToMdast, type HastNode, type MdastNode } from 'satteri';

/** Where a picture or a link of a Markdown text leads. */
export interface TextAddress {
  kind: 'picture' | 'link';
  /** Whether its address stands beside its words, elsewhere in the text, or in HTML. */
  form: 'markdown' | 'reference' | 'html';
  /** As a person reads it: `our shop.jpg`, not `our%20shop.jpg`. */
  address: string;
  /** From 1, in the text. */
  line: number;
}

/** As Astro reads it. One that cannot be read keeps its `%`, which no name of a picture may hold. */
const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

const inHtml = (node: HastNode, html: readonly string[], start: number): TextAddress[] => {
  const children = 'children' in node ? node.children : [];
  const found = children.flatMap((child) => inHtml(child, html, start));
  if (node.type !== 'element' || (node.tagName !== 'img' && node.tagName !== 'a')) return found;
  const isPicture = node.tagName === 'img';
  const value = node.properties[isPicture ? 'src' : 'href'];
  // An anchor that leads nowhere.
  if (value === undefined && !isPicture) return found;
  const written = typeof value === 'string' ? value : '';
  const index = html.findIndex((line) => line.includes(written || '<img'));
  const own: TextAddress = {
    kind: isPicture ? 'picture' : 'link',
    form: 'html',
    address: decoded(written),
    line: start + Math.max(index, 0),
  };
  return [own, ...found];
};

const partsOf = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap(partsOf)] : [node];

/** Quotations and lists within one another, more than anybody writes. */
const deep = /(?:(?:>|[+*-] |\d{1,9}[.)] ) ?){50}/u;

/** In one paragraph. For each of them the parser looks for the one that belongs to it. */
const mostMarks = 1000;

const hasTooManyMarks = (paragraph: string): boolean =>
  paragraph.split(/['"_~*.]/u, mostMarks + 1).length > mostMarks;

const mostTags = 1000;

const mostLines = 2000;

/** Whether reading a text would take minutes, or more memory than there is. */
export const isTooDeep = (text: string): boolean =>
  deep.test(text) ||
  text.split('\n\n').some(hasTooManyMarks) ||
  text.split('<', mostTags + 1).length > mostTags ||
  text.split('\n', mostLines + 1).length > mostLines;

/** The pictures and links of a Markdown text, in every form that Markdown and HTML have for them. */
export const addressesInText = (text: string): TextAddress[] => {
  if (isTooDeep(text)) return [];
  const nodes = partsOf(markdownToMdast(text));
  const definitions = new Map(
    nodes
      .filter((node) => node.type === 'definition')
      // The first of two that have the same name counts.
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );
  return nodes.flatMap((node): TextAddress[] => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'image':
        return [{ kind: 'picture', form: 'markdown', address: decoded(node.url), line }];
      case 'link':
        return [{ kind: 'link', form: 'markdown', address: decoded(node.url), line }];
      case 'imageReference':
      case 'linkReference': {
        const address = decoded(definitions.get(node.identifier) ?? '');
        const kind = node.type === 'imageReference' ? 'picture' : 'link';
        return [{ kind, form: 'reference', address, line }];
      }
      case 'html':
        return inHtml(htmlToHast(node.value, { fragment: true }), node.value.split('\n'), line);
      default:
        return [];
    }
  });
};
