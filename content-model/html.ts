import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a document. The content of `<noscript>` counts, since some browsers run no scripts. */
export const readHtml = (html: string): HtmlParent => parse(html, { scriptingEnabled: false });

/** All descendants of a node in document order, including the content of a `<template>`. */
const nodesIn = (parent: HtmlParent): HtmlNode[] => {
  const found: HtmlNode[] = [];
  const left = parent.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    if (!tree.isElementNode(node)) continue;
    const { childNodes } = 'content' in node ? node.content : node;
    for (const child of childNodes.toReversed()) left.push(child);
  }
  return found;
};

/** All descendant elements of a node, optionally only those with one tag name. */
export const elementsIn = (parent: HtmlParent, name?: string): Element[] =>
  nodesIn(parent)
    .filter(tree.isElementNode)
    .filter(({ tagName }) => name === undefined || tagName === name);

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The exact text within a node, as needed to hash a script. */
export const textOf = (parent: HtmlParent): string =>
  nodesIn(parent)
    .map((node) => (tree.isTextNode(node) ? node.value : ''))
    .join('');

/** The text of a node with white space collapsed. */
export const wordsOf = (parent: HtmlParent): string => textOf(parent).replace(/\s+/gu, ' ').trim();

/** Whether a document asks search engines to leave it out. */
export const isNoindex = (elements: readonly Element[]): boolean =>
  elements.some(
    (element) =>
      element.tagName === 'meta' &&
      attributeOf(element, 'name') === 'robots' &&
      attributeOf(element, 'content')?.includes('noindex'),
  );
