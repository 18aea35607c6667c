import type { Element, ElementContent, Root as Html, RootContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { fitted, listFrom, listWith, tableFrom, type Item } from './pasted-blocks.ts';
import {
  elementsIn,
  isBold,
  isColorful,
  isElement,
  isItalic,
  readHeadings,
  readStyles,
  textOf,
} from './pasted-styles.ts';

/** What pasted HTML becomes. */
export interface Pasted {
  tree: Root;
  /** Pictures that came along, as `data:` addresses. */
  pictures: string[];
  /** What a text can't keep, in words. */
  leftOut: Set<string>;
}

const redirectors =
  /(?:^|\.)(?:google\.com|safelinks\.protection\.outlook\.com|l\.facebook\.com)$/u;

/** Where a link leads behind the redirectors that programs put before it; undefined when a text can't lead there. */
const targetOf = (href: string): string | undefined => {
  const url = URL.parse(href);
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  const behind = ['q', 'url', 'u'].map((name) => url.searchParams.get(name)).find(Boolean);
  const isRedirect = redirectors.test(url.hostname) && /^\/(?:url|l\.php)?$/u.test(url.pathname);
  return isRedirect && behind ? behind : href;
};

const dropped = new Set(['button', 'input', 'nav', 'noscript', 'select']);

const embedded = new Set(['audio', 'iframe', 'object', 'video']);

const inline = new Set('span font u ins sup sub b strong i em'.split(' '));

/** Bullets that were typed as letters. */
const typedBullet = /^\s*[•▪◦‣●·]\s*/u;

/** A text of pasted HTML, cleaned of what Word, Google Docs and Pages put into it. */
export const readPasted = (html: Html): Pasted => {
  const pictures: string[] = [];
  const leftOut = new Set<string>();
  const stylesOf = readStyles(html);
  const levelOf = readHeadings(html, stylesOf);

  const takePicture = ({ properties: { src, alt } }: Element): void => {
    const address = typeof src === 'string' ? src : '';
    if (/^data:image\/(?:png|jpe?g|gif|webp)[;,]/u.test(address)) pictures.push(address);
    else if (/^https?:/u.test(address)) leftOut.add('pictures on other websites');
    else if (alt !== undefined || address !== '')
      leftOut.add('pictures that are only on your computer');
  };

  let isInLink = false;

  const emphasized = (node: Element, children: ElementContent[]): ElementContent[] => {
    const styles = stylesOf(node);
    const { tagName } = node;
    const decoration = styles['text-decoration'] ?? '';
    const isRaised =
      tagName === 'sup' || tagName === 'sub' || /^su[bp]/u.test(styles['vertical-align'] ?? '');
    if (!isInLink && children.some((child) => textOf(child).trim() !== '')) {
      if (tagName === 'u' || decoration.includes('underline')) leftOut.add('underlines');
      if (isColorful(styles)) leftOut.add('colors');
      if (isRaised) leftOut.add('raised and lowered letters');
    }
    const marks = [
      isBold(tagName, styles) && 'strong',
      isItalic(tagName, styles) && 'em',
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
    visit(h('p', children), 'text', (text) => {
      text.value = text.value.replace(typedBullet, '');
      return text.value.trim() === '' ? CONTINUE : EXIT;
    });
    return { level: 1, isOrdered: false, children };
  };

  const clean = (node: RootContent): ElementContent[] => {
    if (node.type === 'text') {
      return [{ type: 'text', value: node.value.replaceAll('\u00A0', ' ') }];
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
      styles['mso-list'] === 'ignore'
    )
      return [];
    if (tagName === 'img') {
      takePicture(node);
      return [];
    }
    if (tagName === 'a') {
      const href = typeof properties['href'] === 'string' ? properties['href'] : '';
      if (/#_?(?:ftn|edn|msocom|cite_note|fn)/iu.test(href)) {
        leftOut.add(href.includes('msocom') ? 'comments' : 'footnotes');
        return [];
      }
      const target = targetOf(href);
      isInLink = target !== undefined;
      const children = cleanAll(node.children);
      isInLink = false;
      return target === undefined ? children : [h('a', { href: target }, children)];
    }
    const level = levelOf(node);
    if (level !== undefined) return [h(`h${level}`, cleanAll(node.children))];
    const children = cleanAll(node.children);
    if (tagName === 'table') return tableFrom(children);
    if (tagName === 'ul' || tagName === 'ol') return [listWith(tagName, children)];
    if (inline.has(tagName)) return emphasized(node, children);
    return [{ ...node, children: tagName === 'p' ? emphasized(node, children) : children }];
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
