import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { isElement } from './pasted-styles.ts';

/** An entry of a list that is written as a paragraph. */
export interface Item {
  level: number;
  isOrdered: boolean;
  children: ElementContent[];
}

/** Lists from their entries, by level. */
export const listFrom = ([first, ...others]: readonly Item[]): Element[] => {
  if (!first) return [];
  const list = h(first.isOrdered ? 'ol' : 'ul', []);
  const item = h('li', [h('p', first.children)]);
  const next = others.findIndex(({ level }) => level <= first.level);
  const at = next < 0 ? others.length : next;
  item.children.push(...listFrom(others.slice(0, at)));
  list.children.push(item);
  const [same, ...after] = listFrom(others.slice(at));
  if (same?.tagName !== list.tagName) return [list, ...(same ? [same] : []), ...after];
  list.children.push(...same.children);
  return [list, ...after];
};

/** Google Docs and Pages write a list within a list beside its entry. */
export const listWith = (tagName: string, children: readonly ElementContent[]): Element => {
  const list = h(tagName, []);
  for (const child of children) {
    const last = list.children.findLast(isElement);
    if (isElement(child) && /^[uo]l$/u.test(child.tagName) && last) last.children.push(child);
    else list.children.push(child);
  }
  return list;
};

/** A table below its caption. */
export const tableFrom = (children: readonly ElementContent[]): ElementContent[] => {
  const caption = children.filter(isElement).find(({ tagName }) => tagName === 'caption');
  const others = children.filter((child) => child !== caption);
  return [...(caption ? [h('p', caption.children)] : []), h('table', others)];
};

const isBlank = (node: Nodes): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : 'children' in node && node.children.every(isBlank);

/** Headings are bold anyway. */
const withoutBold = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = withoutBold(node.children);
    return node.type === 'strong' ? children : [{ ...node, children }];
  });

/** Two line breaks in a row begin a new paragraph. */
const paragraphsOf = ({ children }: Paragraph): Paragraph[] => {
  const paragraphs: PhrasingContent[][] = [[]];
  let breaks: PhrasingContent[] = [];
  for (const child of children)
    if (child.type === 'break') breaks.push(child);
    else if (!isBlank(child) || breaks.length === 0) {
      if (breaks.length > 1) paragraphs.push([]);
      const last = paragraphs.at(-1) ?? [];
      if (breaks.length === 1 && last.length > 0) last.push(...breaks);
      last.push(child);
      breaks = [];
    }
  return paragraphs
    .map((parts): Paragraph => ({ type: 'paragraph', children: parts }))
    .filter((paragraph) => !isBlank(paragraph));
};

/** The texts of a cell, which takes one line. */
const lineOf = (nodes: readonly Nodes[]): PhrasingContent[] =>
  nodes.flatMap((node) => {
    if (
      !['paragraph', 'heading', 'list', 'listItem', 'blockquote'].includes(node.type) ||
      !('children' in node)
    )
      return [node.type === 'break' ? { type: 'text', value: ' ' } : (node as PhrasingContent)];
    return [...lineOf(node.children), { type: 'text', value: ' ' }];
  });

/** Converted blocks in a form that the editor takes. */
export const fitted = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node, index): Nodes[] => {
    if (isBlank(node)) return [];
    if (node.type === 'paragraph') return paragraphsOf(node);
    if (node.type === 'blockquote')
      return [{ ...node, children: fitted(node.children) as typeof node.children }];
    if (node.type === 'heading') return [{ ...node, children: withoutBold(node.children) }];
    if (node.type === 'table') {
      for (const cell of node.children.flatMap((row) => row.children))
        cell.children = lineOf(cell.children);
      // A table without a head begins with an empty one.
      if (node.children[0] && isBlank(node.children[0])) node.children.shift();
      for (const cell of node.children[0]?.children ?? [])
        cell.children = withoutBold(cell.children);
      return [node];
    }
    if (node.type !== 'list') return [node];
    // Word writes each entry as a list of its own.
    const next = nodes[index + 1];
    if (next?.type === 'list' && next.ordered === node.ordered) {
      next.children.unshift(...node.children);
      next.start = node.start;
      return [];
    }
    const items = node.children
      .filter((item) => !isBlank(item))
      .map((item) => {
        const children = fitted(item.children).map((child) =>
          child.type === 'heading'
            ? { type: 'paragraph' as const, children: child.children }
            : child,
        ) as typeof item.children;
        // An entry of the editor begins with words.
        if (children[0]?.type !== 'paragraph')
          children.unshift({ type: 'paragraph', children: [] });
        return { type: item.type, spread: false, children };
      });
    return [{ ...node, spread: false, children: items }];
  });
