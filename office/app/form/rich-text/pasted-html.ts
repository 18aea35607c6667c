import type { Element, ElementContent, Root as Html, RootContent, Text } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { isShown, readMarkdown } from './from-markdown.ts';

/** What pasted HTML becomes. */
export interface Pasted {
  tree: Root;
  /** Pictures that came along, as `data:` addresses. */
  pictures: string[];
  /** What a text can't keep, in words. */
  leftOut: Set<string>;
}

type Styles = Readonly<Record<string, string>>;

const stylesFrom = (declarations: string): Styles =>
  Object.fromEntries(
    declarations
      .split(';')
      .map((one) => one.split(':', 2).map((part) => part.trim().toLowerCase()))
      .filter(([name, value]) => name && value),
  ) as Styles;

const isElement = (node: RootContent): node is Element => node.type === 'element';

const textOf = (node: RootContent): string =>
  isElement(node) ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node.children)]);

const textsIn = (nodes: readonly ElementContent[]): Text[] =>
  nodes.flatMap((node) =>
    node.type === 'text' ? [node] : node.type === 'element' ? textsIn(node.children) : [],
  );

const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutBold(node.children);
    return node.tagName === 'strong' ? children : [{ ...node, children }];
  });

const classRule = /\.(?<name>[\w-]+)\s*\{(?<declarations>[^{}]*)\}/gu;

/** The styles of an element, from its own attribute and the rules for its class. */
const readStyles = (html: Html) => {
  const sheets = elementsIn(html.children).filter(({ tagName }) => tagName === 'style');
  const rules = new Map(
    [...sheets.map(textOf).join('\n').matchAll(classRule)].map(({ groups }) => [
      groups?.['name'],
      stylesFrom(groups?.['declarations'] ?? ''),
    ]),
  );
  return ({ properties: { className, style } }: Element): Styles => ({
    ...Object.assign({}, ...[className].flat().map((name) => rules.get(String(name)))),
    ...stylesFrom(String(style ?? '')),
  });
};

const isBold = (styles: Styles): boolean =>
  /^(?:bold|bolder|[6-9]00)$/u.test(styles['font-weight'] ?? '') ||
  /\bbold\b/u.test(styles['font'] ?? '');

const isItalic = (styles: Styles): boolean =>
  /\bitalic\b/u.test(styles['font-style'] ?? styles['font'] ?? '');

/** In pixels; undefined when it is not given. */
const sizeFrom = (styles: Styles): number | undefined => {
  const { size, unit } =
    /(?<size>[\d.]+)(?<unit>p[xt])/u.exec(styles['font-size'] ?? styles['font'] ?? '')?.groups ??
    {};
  return size === undefined ? undefined : Number(size) * (unit === 'pt' ? 4 / 3 : 1);
};

const plainColor =
  /^(?:black|white|gr[ae]y|windowtext|auto|none|transparent|inherit|initial|currentcolor|canvas\w*|var\(.*)?$/u;

const colorStyles = ['color', 'background', 'background-color', 'mso-highlight'];

/** Whether it is a color of its own, other than black, gray and white. */
const isColorful = (color: unknown): boolean => {
  if (typeof color !== 'string' || plainColor.test(color)) return false;
  const hex = /#(?<digits>[\da-f]{6})/u.exec(color)?.groups?.['digits'];
  const parts = hex
    ? [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)].map((part) => parseInt(part, 16))
    : (/rgba?\((?<parts>[^)]*)/u.exec(color)?.groups?.['parts'] ?? '').split(/[\s,]+/u).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const isNamed = parts.length < 3 && /^[a-z]+$/u.test(color);
  return isNamed || (alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 48);
};

const redirectors =
  /(?:^|\.)(?:google\.com|safelinks\.protection\.outlook\.com|l\.facebook\.com)$/u;

/** Where a link leads behind the redirectors that programs put before it; undefined when a text can't lead there. */
const targetOf = (href: string): string | undefined => {
  const url = URL.parse(href);
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  const behind = ['q', 'url', 'u'].map((name) => url.searchParams.get(name)).find(Boolean);
  const isRedirect = redirectors.test(url.hostname) && /^\/(?:url|l\.php)?$/u.test(url.pathname);
  return isRedirect && behind ? targetOf(behind) : href;
};

const dropped = new Set(
  'head style script title meta link xml template noscript button input select nav'.split(' '),
);

const embedded = new Set('iframe video audio object embed svg canvas'.split(' '));

const inline = new Set('span font u ins sup sub'.split(' '));

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

const h = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

interface Item {
  level: number;
  isOrdered: boolean;
  children: ElementContent[];
}

const listFrom = ([first, ...others]: readonly Item[]): Element[] => {
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

/** Bullets that were typed as letters. */
const typedBullet = /^\s*[•▪◦‣●·]\s*/u;

/** A text of pasted HTML, cleaned of what Word, Google Docs and Pages put into it. */
export const readPasted = (html: Html): Pasted => {
  const pictures: string[] = [];
  const leftOut = new Set<string>();
  const stylesOf = readStyles(html);
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

  /** The rank of a heading, 1 the highest; Pages marks it by the size of its letters alone. */
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

  const takePicture = ({ properties: { src, alt } }: Element): void => {
    const address = String(src ?? '');
    if (/^data:image\/(?:png|jpe?g|gif|webp)[;,]/u.test(address)) pictures.push(address);
    else if (/^https?:/u.test(address)) leftOut.add('pictures on other websites');
    else if (alt !== undefined || address !== '')
      leftOut.add('pictures that are only on your computer');
  };

  let isInLink = false;

  const emphasized = (node: Element, children: ElementContent[]): ElementContent[] => {
    const styles = stylesOf(node);
    const { tagName } = node;
    const decoration = `${styles['text-decoration'] ?? ''} ${styles['text-decoration-line'] ?? ''}`;
    const isRaised =
      tagName === 'sup' || tagName === 'sub' || /^su[bp]/u.test(styles['vertical-align'] ?? '');
    const colors = [node.properties['color'], ...colorStyles.map((name) => styles[name])];
    if (!isInLink && children.some((child) => textOf(child).trim() !== '')) {
      if (tagName === 'u' || decoration.includes('underline')) leftOut.add('underlines');
      if (colors.some(isColorful)) leftOut.add('colors');
      if (isRaised) leftOut.add('raised and lowered letters');
    }
    const marks = [
      isBold(styles) && 'strong',
      isItalic(styles) && 'em',
      decoration.includes('line-through') && 'del',
    ].filter((mark) => mark !== false);
    return marks.reduce<ElementContent[]>((inner, mark) => [h(mark, inner)], children);
  };

  /** The entry of a list that a paragraph is, in Word or by a bullet that was typed. */
  const itemOf = (node: Element): Item | undefined => {
    if (node.tagName !== 'p') return undefined;
    const { level } = /level(?<level>\d)/u.exec(stylesOf(node)['mso-list'] ?? '')?.groups ?? {};
    const marker = elementsIn(node.children).find((one) => stylesOf(one)['mso-list'] === 'ignore');
    if (level !== undefined && marker)
      return {
        level: Number(level),
        isOrdered: /^\s*\(?(?:\d+|[a-z]{1,4})[).]/iu.test(textOf(marker)),
        children: cleanAll(node.children),
      };
    if (!typedBullet.test(textOf(node))) return undefined;
    const children = cleanAll(node.children);
    const first = textsIn(children).find(({ value }) => value.trim() !== '');
    if (first) first.value = first.value.replace(typedBullet, '');
    return { level: 1, isOrdered: false, children };
  };

  const clean = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') {
      const value = node.value.replaceAll('\u00A0', ' ').replaceAll(/[\u00AD\u200B\uFEFF]/gu, '');
      return [{ type: 'text', value }];
    }
    if (node.type === 'comment' && /<v:textbox/iu.test(node.value)) leftOut.add('text boxes');
    if (!isElement(node)) return [];
    const { tagName, properties } = node;
    const styles = stylesOf(node);
    const element = styles['mso-element'] ?? '';
    if (/^(?:foot|end)note-list$/u.test(element)) leftOut.add('footnotes');
    if (element === 'comment-list') leftOut.add('comments');
    if (embedded.has(tagName)) leftOut.add('videos and other embedded parts');
    if (
      dropped.has(tagName) ||
      embedded.has(tagName) ||
      element.endsWith('-list') ||
      styles['mso-list'] === 'ignore' ||
      styles['display'] === 'none' ||
      properties['className']?.toString().includes('interchange-newline')
    )
      return [];
    if (tagName === 'img' || tagName === 'v:imagedata') {
      takePicture(node);
      return [];
    }
    if (tagName === 'a') {
      const href = String(properties['href'] ?? '');
      if (/#_?(?:ftn|edn|msocom|cite_note|fn)/iu.test(href)) {
        leftOut.add(href.includes('msocom') ? 'comments' : 'footnotes');
        return [];
      }
      const target = targetOf(href);
      isInLink = target !== undefined;
      const children = cleanAll(node.children);
      isInLink = false;
      return target === undefined
        ? children
        : [{ ...h('a', children), properties: { href: target } }];
    }
    const rank = rankOf(node);
    if (rank !== undefined) {
      const level = Math.min(ranks.indexOf(rank) + 2, 6);
      return [h(`h${level}`, withoutBold(cleanAll(node.children)))];
    }
    const children = cleanAll(node.children);
    if (tagName === 'b' || tagName === 'strong')
      return /^(?:normal|[1-5]00)$/u.test(styles['font-weight'] ?? '')
        ? children
        : [h('strong', children)];
    if (tagName === 'i' || tagName === 'em')
      return styles['font-style'] === 'normal' ? children : [h('em', children)];
    const cells = elementsIn(children).filter(isCell);
    const [head] = elementsIn(children).filter((one) => one.tagName === 'tr');
    if (tagName === 'table' && head)
      head.children = head.children.map((one) =>
        isElement(one) ? { ...one, tagName: 'th', children: withoutBold(one.children) } : one,
      );
    const caption =
      tagName === 'table' && children.find((one) => isElement(one) && one.tagName === 'caption');
    if (caption && isElement(caption))
      return [
        h('p', caption.children),
        h(
          tagName,
          children.filter((one) => one !== caption),
        ),
      ];
    // A table that only places a box.
    if (tagName === 'table' && cells.length === 1) return cells[0]?.children ?? [];
    if (tagName === 'ul' || tagName === 'ol') {
      const list = h(tagName, []);
      for (const child of children) {
        const last = list.children.findLast(isElement);
        // Google Docs and Pages write a list within a list beside its entry.
        if (child.type === 'element' && /^[uo]l$/u.test(child.tagName) && last)
          last.children.push(child);
        else list.children.push(child);
      }
      return [list];
    }
    const inner = inline.has(tagName) || tagName === 'p' ? emphasized(node, children) : children;
    if (inline.has(tagName)) return inner;
    return [
      { ...node, properties: isCell(node) || tagName === 'ol' ? properties : {}, children: inner },
    ];
  };

  const cleanAll = (nodes: readonly RootContent[]): ElementContent[] => {
    const cleaned: ElementContent[] = [];
    let items: Item[] = [];
    const endList = () => {
      cleaned.push(...listFrom(items));
      items = [];
    };
    for (const node of nodes) {
      const item = isElement(node) ? itemOf(node) : undefined;
      if (item) items.push(item);
      else if (items.length === 0 || node.type === 'element') {
        endList();
        cleaned.push(...clean(node));
      }
    }
    endList();
    return cleaned;
  };

  const tree = toMdast({ type: 'root', children: cleanAll(html.children) }) as Root;
  return {
    tree: { ...tree, children: fitted(tree.children) as Root['children'] },
    pictures,
    leftOut,
  };
};

const isBlank = (node: Nodes): boolean =>
  node.type === 'text'
    ? node.value.trim() === ''
    : 'children' in node && node.children.every(isBlank);

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

/** The blocks in a form that the editor takes. */
const fitted = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node, index): Nodes[] => {
    if (node.type === 'paragraph') return paragraphsOf(node);
    if (node.type === 'heading') return isBlank(node) ? [] : [node];
    if (node.type === 'blockquote') {
      const children = fitted(node.children) as typeof node.children;
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    if (node.type === 'table') {
      for (const cell of node.children.flatMap((row) => row.children))
        cell.children = lineOf(cell.children);
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
    const items = node.children.map((item) => {
      const children = fitted(item.children).map((child) =>
        child.type === 'heading' ? { type: 'paragraph' as const, children: child.children } : child,
      ) as typeof item.children;
      if (children[0]?.type !== 'paragraph') children.unshift({ type: 'paragraph', children: [] });
      const isLoose = children.filter(({ type }) => type === 'paragraph').length > 1;
      return { type: item.type, spread: isLoose, children };
    });
    const filled = items.filter((item) => !isBlank(item));
    return filled.length === 0
      ? []
      : [{ ...node, spread: filled.some((item) => item.spread), children: filled }];
  });

const markdownSigns = /^(?:#{1,6} |[*+-] |\d{1,9}[.)] |> |\|)|\*\*|\]\(/mu;

/** Plain text: Markdown where it is some, such as an assistant writes it; else each line is a paragraph. */
export const readPlain = (text: string): Pasted => {
  const tree = readMarkdown(text);
  const isMarkdown =
    markdownSigns.test(text) &&
    tree.children.every((node) => isShown(node) || node.type === 'heading');
  if (isMarkdown && !/!\[/u.test(text)) {
    const depths = [
      ...new Set(tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []))),
    ].sort();
    for (const node of tree.children)
      if (node.type === 'heading') node.depth = Math.min(depths.indexOf(node.depth) + 2, 6) as 2;
    return { tree, pictures: [], leftOut: new Set() };
  }
  const lines = text.split(/\s*\n\s*/u).filter(Boolean);
  return readPasted({
    type: 'root',
    children: lines.map((value) => h('p', [{ type: 'text', value }])),
  });
};
