import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import {
  attributeOf,
  elementsIn,
  readHtml,
  textOf,
  type Element,
} from '../../content-model/html.ts';
import { builtPages, indexedPages as indexed } from '../fixtures/built-pages.ts';

const unread = new Set(['script', 'style', 'svg', 'template']);

/** The visible text of an element. */
const wordsOf = (node: DefaultTreeAdapterTypes.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value;
      const isRead = defaultTreeAdapter.isElementNode(child) && !unread.has(child.tagName);
      return isRead ? wordsOf(child) : '';
    })
    .join(' ')
    .replaceAll(/\s+/gu, ' ');

const readPage = (page: (typeof builtPages)[number]) => {
  const elements = elementsIn(readHtml(page.html));
  const all = (...tags: string[]): Element[] =>
    elements.filter(({ tagName }) => tags.includes(tagName));
  const valueOf = (tag: string, name: string, value: string, result: string): string => {
    const found = all(tag).filter((element) => attributeOf(element, name) === value);
    return found.map((element) => attributeOf(element, result)).join(' and ');
  };
  return {
    ...page,
    all,
    title: all('title')
      .filter(({ parentNode }) => parentNode?.nodeName === 'head')
      .map(textOf)
      .join(' and '),
    /** The content of a meta element, by a name such as `description` or `og:title`. */
    meta: (name: string) =>
      valueOf(
        'meta',
        name.includes(':') && !name.startsWith('twitter') ? 'property' : 'name',
        name,
        'content',
      ),
    canonical: valueOf('link', 'rel', 'canonical', 'href'),
    isIndexed: indexed.includes(page),
    /** The targets of the page's links. */
    links: all('a').flatMap((element) => attributeOf(element, 'href') ?? []),
    words: all('body').map(wordsOf).join(''),
    graphs: all('script')
      .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element)) as Graph),
  };
};

/** A node of the structured data. */
export interface GraphNode {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [name: string]: unknown;
}

interface Graph {
  '@graph': readonly GraphNode[];
}

/** Every page of the build, parsed. */
export const pages = builtPages.map(readPage);

export const indexedPages = pages.filter(({ isIndexed }) => isIndexed);

export const pageAt = (path: string) => pages.find((page) => page.path === path);
