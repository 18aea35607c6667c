import { htmlToHast, markdownToMdast, type HastNode, type MdastNode } from 'satteri';

/** The address of a picture or link in a Markdown text. */
export interface TextAddress {
  kind: 'picture' | 'link';
  /** How it is written: inline, as a reference defined elsewhere in the text, or as HTML. */
  form: 'markdown' | 'reference' | 'html';
  /** Decoded: `our shop.jpg`, not `our%20shop.jpg`. */
  address: string;
  /** Counted from 1 within the text. */
  line: number;
}

/** Decodes as Astro does. A malformed address keeps its `%`, which the check of picture names refuses. */
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
  // An anchor without an address.
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

/** Quotes and lists nested deeper than anybody writes. */
const tooDeep = /(?:(?:>|[+*-] |\d{1,9}[.)] ) ?){50}/u;

/** Per paragraph. For each mark, the parser searches for its counterpart, so many of them take long. */
const mostMarks = 1000;

const hasTooManyMarks = (paragraph: string): boolean =>
  paragraph.split(/['"_~*.]/u, mostMarks + 1).length > mostMarks;

const mostTags = 1000;

const mostLines = 2000;

/** Whether parsing a text would take minutes, or run out of memory. */
export const isTooDeep = (text: string): boolean =>
  tooDeep.test(text) ||
  text.split('\n\n').some(hasTooManyMarks) ||
  text.split('<', mostTags + 1).length > mostTags ||
  text.split('\n', mostLines + 1).length > mostLines;

/** The pictures and links of a Markdown text, in every form of Markdown and HTML. */
export const addressesInText = (text: string): TextAddress[] => {
  if (isTooDeep(text)) return [];
  const nodes = partsOf(markdownToMdast(text));
  const definitions = new Map(
    nodes
      .filter((node) => node.type === 'definition')
      // Of two definitions with the same name, the first counts.
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
