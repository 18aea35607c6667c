import type { Element, Root as Html, RootContent } from 'hast';

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

export const isBold = (styles: Styles): boolean =>
  /^(?:bold|bolder|[6-9]00)$/u.test(styles['font-weight'] ?? '') ||
  /\bbold\b/u.test(styles['font'] ?? '');

export const isItalic = (styles: Styles): boolean =>
  /\bitalic\b/u.test(styles['font-style'] ?? styles['font'] ?? '');

/** In pixels; undefined when it is not given. */
export const sizeFrom = (styles: Styles): number | undefined => {
  const { size, unit } =
    /(?<size>[\d.]+)(?<unit>p[xt])/u.exec(styles['font-size'] ?? styles['font'] ?? '')?.groups ??
    {};
  return size === undefined ? undefined : Number(size) * (unit === 'pt' ? 4 / 3 : 1);
};

const plainColor =
  /^(?:black|white|gr[ae]y|windowtext|auto|none|transparent|inherit|initial|currentcolor|canvas\w*|var\(.*)?$/u;

const isColor = (color: string): boolean => {
  if (plainColor.test(color)) return false;
  const hex = /#(?<digits>[\da-f]{6})/u.exec(color)?.groups?.['digits'];
  const parts = hex
    ? [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)].map((part) => parseInt(part, 16))
    : (/rgba?\((?<parts>[^)]*)/u.exec(color)?.groups?.['parts'] ?? '').split(/[\s,]+/u).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const isNamed = parts.length < 3 && /^[a-z]+$/u.test(color);
  return isNamed || (alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 48);
};

/** Whether there is a color other than black, gray and white. */
export const isColorful = (styles: Styles): boolean =>
  ['color', 'background', 'background-color', 'mso-highlight'].some((name) =>
    isColor(styles[name] ?? ''),
  );
