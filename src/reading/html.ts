import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** What stands within a node, at any depth, in the order of the text. */
export const nodesIn = (parent: HtmlParent): HtmlNode[] =>
  parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [node, ...nodesIn(node)] : [node],
  );

/** The words of a node, without line breaks. */
export const wordsOf = (parent: HtmlParent): string =>
  nodesIn(parent)
    .map((node) => (tree.isTextNode(node) ? node.value : ''))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();

export const attributeOf = (
  { attrs }: DefaultTreeAdapterTypes.Element,
  name: string,
): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;
