import { VERCEL_STEGA_REGEX, vercelStegaDecode } from '@vercel/stega';
import { wayAttribute, type Way } from './marks.ts';

/** Something on the page that comes from a field. */
export interface Mark {
  way: Way;
  element: Element;
  /** The part of a text node that comes from this field, when several fields share the node. */
  range?: Range;
}

const marks = new Map<Element, Mark[]>();

const add = (mark: Mark): void => {
  marks.set(mark.element, [...(marks.get(mark.element) ?? []), mark]);
};

const decode = (signs: string): Way | undefined => {
  try {
    return vercelStegaDecode<Way>(signs);
  } catch {
    // A truncated mark cannot be decoded.
    return undefined;
  }
};

interface Part {
  way: Way | undefined;
  from: number;
  to: number;
}

/** A text without its marks, and the source of each part of it. */
export const splitMarks = (text: string): { plain: string; parts: Part[] } => {
  const parts: Part[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: signs, index } of text.matchAll(VERCEL_STEGA_REGEX)) {
    const from = plain.length;
    plain += text.slice(end, index);
    end = index + signs.length;
    parts.push({ way: decode(signs), from, to: plain.length });
  }
  return { plain: plain + text.slice(end), parts };
};

const readText = (node: Text): void => {
  const { plain, parts } = splitMarks(node.data);
  const element = node.parentElement;
  if (parts.length === 0 || !element) return;
  node.data = plain;
  for (const { way, from, to } of parts) {
    if (!way) continue;
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, to);
    add({ way, element, ...(parts.length > 1 && { range }) });
  }
};

/** The attributes whose text is visible; the others are for screen readers. */
const seen = new Set(['alt', 'placeholder']);

const readAttributes = (element: Element): void => {
  for (const { name, value } of Array.from(element.attributes)) {
    const { plain, parts } = splitMarks(value);
    const [part] = parts;
    if (part) element.setAttribute(name, plain);
    if (part?.way && parts.length === 1 && seen.has(name))
      // A picture and its alt text are edited together.
      add({ way: name === 'alt' ? [...part.way.slice(0, -1), 'picture'] : part.way, element });
    if (name === wayAttribute) add({ way: JSON.parse(value) as Way, element });
  }
};

/** Removes the marks from a subtree and remembers what they say. */
export const readMarks = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) readAttributes(node);
};

export const boxOf = ({ element, range }: Mark): DOMRect =>
  (range && !range.collapsed ? range : element).getBoundingClientRect();

const isAt = (mark: Mark, x: number, y: number): boolean => {
  const { left, right, top, bottom } = boxOf(mark);
  return left <= x && x <= right && top <= y && y <= bottom;
};

/** The content file of a picture. The development server's picture address names it. */
const fileOf = ({ src }: HTMLImageElement): string | undefined => {
  const href = URL.parse(src)?.searchParams.get('href') ?? '';
  return /content\/.+\.\w+/u.exec(href.split('?')[0] ?? '')?.[0];
};

/** The topmost thing at a point that comes from a field, or the file of a picture. */
export const findAt = (
  x: number,
  y: number,
): Mark | (Pick<Mark, 'element'> & { picture: string }) | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const mark = marks.get(element)?.find((one) => isAt(one, x, y));
    if (mark) return mark;
    if (!(element instanceof HTMLImageElement)) continue;
    const picture = fileOf(element);
    if (picture) return { element, picture };
    // A drawn quote card shows the text of its caption.
    const caption = element.closest('figure')?.querySelector('figcaption');
    const [first] = (caption && marks.get(caption)) ?? [];
    if (first) return { way: first.way, element };
  }
  return undefined;
};

const countOfSame = (one: Way, other: Way): number => {
  const difference = one.findIndex((name, index) => name !== other[index]);
  return difference < 0 ? one.length : difference;
};

/** The place on the page closest to a field: its own, or one in the same group. */
export const findWay = (way: Way): Mark | undefined => {
  let nearest: Mark | undefined;
  let most = 2;
  for (const mark of Array.from(marks.values()).flat()) {
    const count = countOfSame(way, mark.way);
    if (count <= most || !mark.element.isConnected) continue;
    nearest = mark;
    most = count;
  }
  return nearest;
};
