import type { Element, ElementContent, Root as Html, RootContent } from 'hast';

export type Styles = Readonly<Record<string, string>>;

const stylesFrom = (declarations: string): Styles =>
  Object.fromEntries(
    declarations
      .split(';')
      .map((one) => one.split(':', 2).map((part) => part.trim().toLowerCase()))
      .filter(([name, value]) => name && value),
  ) as Styles;

export const isElement = (node: RootContent): node is Element => node.type === 'element';

export const textOf = (node: RootContent): string =>
  isElement(node) ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

export const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node].concat(elementsIn(node.children)));

const classRule = /\.(?<name>[\w-]+)\s*\{(?<declarations>[^{}]*)\}/gu;

/** The styles of an element, from its own attribute and the rules for its class. */
export const readStyles = (html: Html) => {
  const sheets = elementsIn(html.children).filter(({ tagName }) => tagName === 'style');
  const rules = new Map(
    [...sheets.map(textOf).join('\n').matchAll(classRule)].map(({ groups }) => [
      groups?.['name'],
      stylesFrom(groups?.['declarations'] ?? ''),
    ]),
  );
  return ({ properties: { className, style } }: Element): Styles => ({
    ...Object.assign({}, ...[className].flat().map((name) => rules.get(String(name)))),
    ...stylesFrom(typeof style === 'string' ? style : ''),
  });
};

export const isBold = (tagName: string, styles: Styles): boolean => {
  const usual = tagName === 'b' || tagName === 'strong' ? 'bold' : '';
  return /\b(?:bold|bolder|[6-9]00)\b/u.test(styles['font-weight'] ?? styles['font'] ?? usual);
};

export const isItalic = (tagName: string, styles: Styles): boolean => {
  const usual = tagName === 'i' || tagName === 'em' ? 'italic' : '';
  return /\bitalic\b/u.test(styles['font-style'] ?? styles['font'] ?? usual);
};

const plainColor =
  /^(?:black|white|gr[ae]y|windowtext|auto|none|transparent|inherit|initial|currentcolor|canvas\w*|var\(.*)?$/u;

const isColor = (color: string): boolean => {
  if (plainColor.test(color)) return false;
  const hex = /#(?<digits>[\da-f]{6})/u.exec(color)?.groups?.['digits'];
  const parts = hex
    ? [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)].map((part) => parseInt(part, 16))
    : (/rgba?\((?<parts>[^)]*)/u.exec(color)?.groups?.['parts'] ?? '').split(/[\s,]+/u).map(Number);
  const isNamed = /^[a-z]+$/u.test(color);
  const [red = 0, green = 0, blue = 0] = parts;
  return isNamed || Math.max(red, green, blue) - Math.min(red, green, blue) > 48;
};

/** Whether there is a color other than black, gray and white. */
export const isColorful = (styles: Styles): boolean =>
  ['color', 'background', 'background-color'].some((name) => isColor(styles[name] ?? ''));

/** The size of letters in pixels or points, of which a text has one kind; undefined when it is not given. */
const sizeFrom = (styles: Styles): number | undefined => {
  const [size] = /[\d.]+(?=p[xt])/u.exec(styles['font-size'] ?? styles['font'] ?? '') ?? [];
  return size === undefined ? undefined : Number(size);
};

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
    const { tagName } = node;
    if (/^h[1-6]$/u.test(tagName)) return Number(tagName[1]);
    if (tagName !== 'p') return undefined;
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
