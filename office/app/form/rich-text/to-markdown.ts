import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import type { BlockContent, PhrasingContent, RootContent, Table } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

const isCode = ({ type }: Mark): boolean => type.name === 'code';

/** Divides texts so that no emphasis begins or ends with a space, and no line does. */
const tokensOf = ({ children }: Node): readonly Node[] => {
  const parts = children.flatMap((node) => {
    if (node.text === undefined || node.marks.some(isCode)) return [node];
    const words = node.text.split(/([\t ]+)/u).filter(Boolean);
    return words.map((word) => node.type.schema.text(word, node.marks));
  });
  const tokens: Node[] = [];
  for (const [index, part] of parts.entries()) {
    const around = [tokens.at(-1), parts[index + 1]];
    const isInBoth = (mark: Mark) => around.every((one) => one && mark.isInSet(one.marks));
    if (part.text?.trim() !== '') tokens.push(part);
    else if (around.every((one) => one && one.type.name !== 'hardBreak'))
      tokens.push(part.mark(part.marks.filter(isInBoth)));
  }
  return Fragment.fromArray(tokens).content;
};

const phraseOf = ({ type, text = '', attrs, marks }: Node): PhrasingContent => {
  if (type.name === 'hardBreak') return { type: 'break' };
  if (type.name === 'name') return { type: 'text', value: String(attrs['written']) };
  if (type.name === 'image') {
    const { src, alt, title } = attrs as Record<string, string | null>;
    return { type: 'image', url: src ?? '', alt, title };
  }
  return { type: marks.some(isCode) ? 'inlineCode' : 'text', value: text };
};

const markedPhrase = ({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (type.name === 'bold') return { type: 'strong', children };
  if (type.name === 'italic') return { type: 'emphasis', children };
  if (type.name === 'strike') return { type: 'delete', children };
  const { href, title } = attrs as { href: string; title: string | null };
  return { type: 'link', url: href, title, children };
};

/** Nests marked texts, the mark that goes on longest outside. */
const nested = (tokens: readonly Node[]): PhrasingContent[] => {
  const [first, ...others] = tokens;
  if (!first) return [];
  const lengthOf = (mark: Mark) => {
    const end = tokens.findIndex(({ marks }) => !mark.isInSet(marks));
    return end < 0 ? tokens.length : end;
  };
  const [outer] = first.marks
    .filter((mark) => !isCode(mark))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!outer) return [phraseOf(first), ...nested(others)];
  const length = lengthOf(outer);
  const inner = tokens
    .slice(0, length)
    .map((token) => token.mark(outer.removeFromSet(token.marks)));
  return [markedPhrase(outer, nested(inner)), ...nested(tokens.slice(length))];
};

const phrasesIn = (block: Node) => nested(tokensOf(block));

const blocksIn = ({ children }: Node) => children.map(treeOf) as BlockContent[];

/** The Markdown tree of a block of the editor. */
const treeOf = (block: Node): RootContent => {
  const { type, children } = block;
  const attrs = block.attrs as Record<'language' | 'source', string> &
    Record<'level' | 'start', number> & { spread: boolean };
  switch (type.name) {
    case 'heading':
      return { type: 'heading', depth: attrs.level as 2, children: phrasesIn(block) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: block.textContent };
    case 'blockquote':
      return { type: 'blockquote', children: blocksIn(block) };
    case 'bulletList':
    case 'orderedList': {
      const { spread, start } = attrs;
      return {
        type: 'list',
        ordered: type.name === 'orderedList',
        start,
        spread,
        children: children.map((item) => ({ type: 'listItem', spread, children: blocksIn(item) })),
      };
    }
    case 'table':
      return {
        type: 'table',
        align: block.firstChild?.children.map(({ attrs: { align } }) => align) as Table['align'],
        children: children.map((row) => ({
          type: 'tableRow',
          children: row.children.map((cell) => ({
            type: 'tableCell',
            children: cell.children.flatMap(phrasesIn),
          })),
        })),
      };
    case 'kept':
      return { type: 'html', value: attrs.source };
    default:
      return { type: 'paragraph', children: phrasesIn(block) };
  }
};

const listMarker = /^\s*(?:(?<bullet>[*+-])|\d+(?<bulletOrdered>[).]))/u;

/** The Markdown of blocks, in the style of the site's own texts, with the list markers of the source they replace. */
export const writeMarkdown = (nodes: readonly Node[], replaced = ''): string => {
  const { bullet = '-', bulletOrdered = '.' } = listMarker.exec(replaced)?.groups ?? {};
  return toMarkdown(
    { type: 'root', children: nodes.map(treeOf) },
    {
      bullet: bullet as '-',
      bulletOrdered: bulletOrdered as '.',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()],
    },
  ).trimEnd();
};
