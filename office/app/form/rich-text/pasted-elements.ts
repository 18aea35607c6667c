import type { Element, ElementContent } from 'hast';
import { elementsIn, isElement } from './pasted-styles.ts';

/** Headings are bold anyway. */
export const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutBold(node.children);
    return node.tagName === 'strong' ? children : [{ ...node, children }];
  });

export const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** An element without attributes. */
export const h = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

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

/** A table whose first row is its head, below its caption. One with a single cell only places a box. */
export const tableFrom = (children: readonly ElementContent[]): ElementContent[] => {
  const inside = elementsIn(children);
  const [cell, ...cells] = inside.filter(isCell);
  if (cell && cells.length === 0) return cell.children;
  const row = inside.find(({ tagName }) => tagName === 'tr');
  for (const one of row?.children.filter(isElement) ?? []) {
    one.tagName = 'th';
    one.children = withoutBold(one.children);
  }
  const caption = children.filter(isElement).find(({ tagName }) => tagName === 'caption');
  const others = children.filter((child) => child !== caption);
  return [...(caption ? [h('p', caption.children)] : []), h('table', others)];
};
