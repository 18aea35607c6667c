import { MIMEType } from 'node:util';
import { defaultTreeAdapter as tree, html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Visit } from './visit.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A visit with its page parsed. */
export interface Page extends Visit {
  /** In document order. */
  elements: readonly Element[];
  /** What can be read on the page, with white space collapsed. Texts that a style hides are included. */
  text: string;
}

const unread = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template']);

/** Elements within a line: no space is read around them. */
const inline = new Set(['a', 'b', 'em', 'font', 'i', 'small', 'span', 'strong', 'u']);

/** All descendants in document order. Not recursive, since a page may be nested thousands deep. */
const nodesIn = (parent: Parent, skipped?: ReadonlySet<string>) => {
  const found: DefaultTreeAdapterTypes.ChildNode[] = [];
  const left = parent.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    if (!tree.isElementNode(node) || skipped?.has(node.tagName)) continue;
    for (const child of node.childNodes.toReversed()) left.push(child);
  }
  return found;
};

/** What can be read within a node, with white space collapsed. */
export const textOf = (parent: Parent): string =>
  nodesIn(parent, unread)
    .map((node) => (tree.isTextNode(node) ? node.value : inline.has(node.nodeName) ? '' : ' '))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();

/** The exact text of an element such as `<script>`. */
export const sourceOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** The attribute of an element; empty if it has none. */
export const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';

export const named = ({ elements }: Pick<Page, 'elements'>, name: string): Element[] =>
  elements.filter(({ tagName }) => tagName === name);

/** The content of a `<meta>` by its `name` or `property`; empty if there is none. */
export const metaOf = (page: Page, name: string): string => {
  const found = named(page, 'meta').find((meta) =>
    [attributeOf(meta, 'name').toLowerCase(), attributeOf(meta, 'property')].includes(name),
  );
  return found ? attributeOf(found, 'content') : '';
};

/** Decodes a page as browsers do: byte order mark, header, `<meta>`, else windows-1252 (HTML Standard, 13.2.3). */
const decode = ({ bytes, contentType }: Visit): string => {
  const start = bytes.toString('latin1', 0, 1024);
  try {
    const charset =
      (start.startsWith('\u00EF\u00BB\u00BF') ? 'utf-8' : undefined) ??
      new MIMEType(contentType).params.get('charset') ??
      /<meta[^>]+charset\s*=\s*["']?([\w-]+)/iu.exec(start)?.[1];
    return new TextDecoder(charset ?? 'windows-1252').decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const readPage = (visit: Visit): Page => {
  const document = parse(decode(visit));
  const elements = nodesIn(document).filter(tree.isElementNode);
  // A drawing may have titles too.
  const ofHtml = elements.filter(({ namespaceURI }) => namespaceURI === html.NS.HTML);
  return { ...visit, elements: ofHtml, text: textOf(document) };
};
