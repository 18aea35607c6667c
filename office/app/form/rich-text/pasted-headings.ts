import type { Element, ElementContent, Root as Html } from 'hast';
import { elementsIn, sizeFrom, textOf, type Styles } from './pasted-styles.ts';

/**
 * The levels of the headings, of which the highest becomes 2, since the page has its own. Pages and
 * some titles mark a heading by the size of its letters alone.
 */
export const readHeadings = (html: Html, stylesOf: (node: Element) => Styles) => {
  const all = elementsIn(html.children);
  const hasHeadings = all.some(({ tagName }) => /^h[1-6]$/u.test(tagName));

  /** The size of the first letters of a block. */
  const sizeOf = (node: ElementContent, around?: number): number | undefined => {
    if (node.type === 'text') return node.value.trim() === '' ? undefined : around;
    if (node.type !== 'element') return undefined;
    const own = sizeFrom(stylesOf(node)) ?? around;
    return node.children.map((child) => sizeOf(child, own)).find((size) => size !== undefined);
  };
  const lengths = new Map<number, number>();
  for (const block of all.filter(({ tagName }) => tagName === 'p' || tagName === 'li')) {
    const size = sizeOf(block);
    if (size) lengths.set(size, (lengths.get(size) ?? 0) + textOf(block).length);
  }
  const [[usual] = [Infinity]] = [...lengths].sort(([, one], [, other]) => other - one);

  const rankOf = (node: Element): number | undefined => {
    const { tagName, properties } = node;
    if (/^h[1-6]$/u.test(tagName)) return Number(tagName[1]);
    if (tagName !== 'p') return undefined;
    if (String(properties['className']).includes('MsoTitle')) return 0;
    const size = sizeOf(node) ?? 0;
    const isTitle = size >= usual * (hasHeadings ? 2 : 1.2) && textOf(node).trim().length < 120;
    return isTitle ? 1 - size / 1000 : undefined;
  };
  const ranks = [...new Set(all.map(rankOf).filter((rank) => rank !== undefined))].sort(
    (one, other) => one - other,
  );
  return (node: Element): number | undefined => {
    const rank = rankOf(node);
    return rank === undefined ? undefined : Math.min(ranks.indexOf(rank) + 2, 6);
  };
};
