import { parseFragment } from 'parse5';
import svgpath from 'svgpath';
import { attributeOf, elementsIn, type Element } from '../html.ts';

/** The mark of a brand, used as logo, bullet, icon and stamp. */
export interface Mark {
  /** SVG path data in a 48 × 48 box, filled with one color. */
  path: string;
  /** Whether it is the bloom, whose petals can show the number of pages in a package. */
  isBloom: boolean;
  /** Its parts with their own colors, where the owner keeps them; then it is shown so on any ground. */
  parts?: readonly { path: string; fill: string }[];
}

/** The twelve petals of the bloom, minified since every page contains them. */
const bloom =
  'M24 21c-4-5.5-5-13.5 0-19 5 5.5 4 13.5 0 19zM25.5 21.5c-1-7 2.5-14 9.5-16.5 1.5 7.5-3 14-9.5 16.5zM26.5 22.5c2.5-6.5 9-11 16.5-9.5-2.5 7-9.5 10.5-16.5 9.5zM27 24c5.5-4 13.5-5 19 0-5.5 5-13.5 4-19 0zM26.5 25.5c7-1 14 2.5 16.5 9.5-7.5 1.5-14-3-16.5-9.5zM25.5 26.5c6.5 2.5 11 9 9.5 16.5-7-2.5-10.5-9.5-9.5-16.5zM24 27c4 5.5 5 13.5 0 19-5-5.5-4-13.5 0-19zM22.5 26.5c1 7-2.5 14-9.5 16.5-1.5-7.5 3-14 9.5-16.5zM21.5 25.5c-2.5 6.5-9 11-16.5 9.5 2.5-7 9.5-10.5 16.5-9.5zM21 24c-5.5 4-13.5 5-19 0 5.5-5 13.5-4 19 0zM21.5 22.5c-7 1-14-2.5-16.5-9.5 7.5-1.5 14 3 16.5 9.5zM22.5 21.5c-6.5-2.5-11-9-9.5-16.5 7 2.5 10.5 9.5 9.5 16.5z';

const box = 48;

/** The margin inside the box, the same as around the petals of the bloom. */
const inset = 2;

const allowed = new Set(['svg', 'g', 'path', 'title']);

const isPath = (path: string): boolean => /^\s*m[\d\s,.+\-eachlmqstvz]+$/iu.test(path);

const drawn = (elements: readonly Element[]) =>
  elements
    .filter(({ tagName }) => tagName === 'path')
    .flatMap((one) => attributeOf(one, 'd') ?? []);

const boxOf = (svg: Element): number[] =>
  (attributeOf(svg, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number);

/** In characters. Every page contains the mark, and a long path takes minutes to clean up. */
const longest = 20_000;

/** A sentence to show when an SVG is too long for a mark. */
export const lengthProblem = ({ length }: string): string | undefined =>
  length > longest
    ? `This drawing has ${Math.round(length / 1000)} kB, and a mark may have ${longest / 1000}. In a drawing program, simplify its paths`
    : undefined;

/** The color that an element names, as an attribute or, from some drawing programs, as a style. */
const ownFill = (element: Element): string | undefined =>
  /(?:^|;)\s*fill\s*:\s*([^;]+)/iu.exec(attributeOf(element, 'style') ?? '')?.[1]?.trim() ??
  attributeOf(element, 'fill');

/** The color of a path: its own, or that of the groups around it. SVG's default is black. */
const fillOf = (path: Element): string => {
  let element: Element = path;
  let fill = ownFill(element);
  while (fill === undefined && element.parentNode && 'tagName' in element.parentNode) {
    element = element.parentNode;
    fill = ownFill(element);
  }
  return fill ?? '#000';
};

/** Whether it is one plain color. The words left out take it from around the mark, and a PDF has nothing around. */
const isColor = (fill: string): boolean =>
  /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?!currentcolor$|inherit$|initial$|unset$|revert$|transparent$)[a-z]+)$/iu.test(
    fill,
  );

/** Why an SVG cannot be a mark, in a sentence; undefined when it can. */
export const markProblem = (svg: string, keepsColors = false): string | undefined => {
  const tooLong = lengthProblem(svg);
  if (tooLong !== undefined) return tooLong;
  const elements = elementsIn(parseFragment(svg));
  const [first] = elements;
  if (first?.tagName !== 'svg')
    return 'A mark is one SVG: <svg viewBox="0 0 48 48"><path d="…"/></svg>';
  const [, , width = 0, height = 0] = boxOf(first);
  if (!(width > 0 && height > 0))
    return 'The SVG needs a viewBox, such as <svg viewBox="0 0 48 48">';
  const other = elements.find(({ tagName }) => !allowed.has(tagName));
  if (other)
    return `A mark is made of filled paths, and <${other.tagName}> is something else. In a drawing program, turn it into a path`;
  const paths = drawn(elements);
  if (paths.length === 0) return 'There is no path in it, so there is nothing to see';
  if (elements.some((one) => attributeOf(one, 'transform') !== undefined))
    return 'Its parts are moved by "transform". In a drawing program, ungroup them and save it as a plain SVG';
  if (elements.some((one) => !['none', undefined].includes(attributeOf(one, 'stroke'))))
    return 'A mark is filled and has no outlines ("stroke"). In a drawing program, turn outlines into shapes';
  const colors = new Set(
    elements.flatMap((one) => ownFill(one) ?? []).filter((fill) => fill !== 'none'),
  );
  const unclear = [...colors].find((fill) => !isColor(fill));
  if (keepsColors && unclear !== undefined)
    return `Each part of a mark has one plain color, and “${unclear}” is none`;
  if (!keepsColors && colors.size > 1)
    return `A mark has one color, and this one has ${colors.size}: ${[...colors].join(', ')}. To show all of them, let the mark keep its own colors`;
  return paths.every(isPath) ? undefined : 'A path in it cannot be read';
};

/**
 * The mark that `content/brand.yml` names or contains as an SVG.
 * The bloom stands in for one that `content-model/checks/` refuses.
 */
export const markOf = (mark: unknown, keepsColors = false): Mark => {
  if (typeof mark !== 'string' || mark === 'bloom' || markProblem(mark, keepsColors) !== undefined)
    return { path: bloom, isBloom: true };
  const elements = elementsIn(parseFragment(mark));
  const [svg] = elements;
  const [x = 0, y = 0, width = box, height = box] = svg ? boxOf(svg) : [];
  const scale = (box - 2 * inset) / Math.max(width, height);
  // A path may begin with a relative "m", which must not follow from the end of another one.
  const inBox = (...paths: readonly string[]) =>
    svgpath(paths.map((path) => svgpath(path).abs().toString()).join(''))
      .translate(-x - width / 2, -y - height / 2)
      .scale(scale)
      .translate(box / 2, box / 2)
      .round(2)
      .rel()
      .toString();
  if (!keepsColors) return { path: inBox(...drawn(elements)), isBloom: false };
  const parts = elements
    .map((element) => ({ path: drawn([element]).join(''), fill: fillOf(element) }))
    .filter((part) => part.path !== '' && part.fill !== 'none');
  return {
    path: inBox(...parts.map((part) => part.path)),
    isBloom: false,
    parts: parts.map((part) => ({ path: inBox(part.path), fill: part.fill })),
  };
};
