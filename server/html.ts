import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element below a node, in the order of the document; what a `<template>` holds comes with it. */
function* elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsBelow('content' in child ? child.content : child);
  }
}

/** The elements of a document. Those in `<noscript>` count: some browsers run no scripts. */
export const readElements = (html: string): Element[] => [
  ...elementsBelow(parse(html, { scriptingEnabled: false })),
];

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The text that stands directly in an element: all there is of a title, a script or a style. */
export const ownText = (element: Element): string =>
  element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
