import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Marks } from './from-markdown.ts';

type Mark = Marks[number];

const isSameMark = (one: Mark, other: Mark): boolean =>
  one.type === other.type && one.attrs?.['href'] === other.attrs?.['href'];

const hasMark = ({ marks = [] }: JSONContent, mark: Mark): boolean =>
  marks.some((one) => isSameMark(one, mark));

const hasSameMarks = (one: JSONContent, other: JSONContent): boolean =>
  (one.marks ?? []).length === (other.marks ?? []).length &&
  (one.marks ?? []).every((mark) => hasMark(other, mark));

/** Divides texts so that no emphasis begins or ends with a space, and no line does. */
const tokensOf = (nodes: readonly JSONContent[]): JSONContent[] => {
  const parts = nodes.flatMap((node) => {
    const { text, marks = [] } = node;
    if (text === undefined || hasMark(node, { type: 'code' })) return [node];
    const words = text.split(/([\t ]+)/u).filter(Boolean);
    return words.map((word): JSONContent => ({ type: 'text', text: word, marks }));
  });
  const tokens: JSONContent[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.text?.trim() === '') {
      const around = [parts[index - 1], parts[index + 1]];
      if (around.some((one) => !one || one.type === 'hardBreak')) continue;
      part.marks = part.marks?.filter((mark) => around.every((one) => one && hasMark(one, mark)));
    }
    const last = tokens.at(-1);
    if (last?.text !== undefined && part.text !== undefined && hasSameMarks(last, part))
      last.text += part.text;
    else tokens.push(part);
  }
  return tokens;
};

const phraseOf = ({ type, text = '', attrs, marks = [] }: JSONContent): PhrasingContent => {
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'name') return { type: 'text', value: String(attrs?.['written']) };
  if (type === 'image') {
    const { src, alt, title } = attrs as Record<string, string | null>;
    return { type: 'image', url: src ?? '', alt, title };
  }
  return { type: marks.length > 0 ? 'inlineCode' : 'text', value: text };
};

const markedPhrase = ({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  if (type === 'strike') return { type: 'delete', children };
  const { href, title } = attrs as { href: string; title: string | null };
  return { type: 'link', url: href, title, children };
};

/** Nests marked texts, the mark that goes on longest outside. */
const nested = (tokens: readonly JSONContent[]): PhrasingContent[] => {
  const phrases: PhrasingContent[] = [];
  for (let at = 0; at < tokens.length;) {
    const lengthOf = (mark: Mark) => {
      const end = tokens.findIndex((token, index) => index > at && !hasMark(token, mark));
      return (end < 0 ? tokens.length : end) - at;
    };
    const first = tokens[at] ?? {};
    const [outer] = (first.marks ?? [])
      .filter(({ type }) => type !== 'code')
      .sort((one, other) => lengthOf(other) - lengthOf(one));
    const length = outer ? lengthOf(outer) : 1;
    const inner = tokens
      .slice(at, at + length)
      .map(({ marks, ...token }): JSONContent =>
        Object.assign(token, { marks: marks?.filter((one) => !outer || !isSameMark(one, outer)) }),
      );
    phrases.push(outer ? markedPhrase(outer, nested(inner)) : phraseOf(first));
    at += length;
  }
  return phrases;
};

const phrasesIn = ({ content = [] }: JSONContent) => nested(tokensOf(content));

const blocksIn = ({ content = [] }: JSONContent) => content.map(treeOf) as BlockContent[];

/** The Markdown tree of a block of the editor. */
const treeOf = (block: JSONContent): RootContent => {
  const { type, content = [] } = block;
  const attrs = block.attrs as Record<'align' | 'language' | 'source', string> &
    Record<'level' | 'start', number> & { spread: boolean };
  switch (type) {
    case 'heading':
      return { type, depth: attrs.level as 2, children: phrasesIn(block) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: content[0]?.text ?? '' };
    case 'blockquote':
      return { type, children: blocksIn(block) };
    case 'bulletList':
    case 'orderedList': {
      const { spread, start } = attrs;
      return {
        type: 'list',
        ordered: type === 'orderedList',
        start,
        spread,
        children: content.map((item) => ({ type: 'listItem', spread, children: blocksIn(item) })),
      };
    }
    case 'table':
      return {
        type,
        align: content[0]?.content?.map((cell) => cell.attrs?.['align'] as 'left'),
        children: content.map((row) => ({
          type: 'tableRow',
          children: (row.content ?? []).map((cell) => ({
            type: 'tableCell',
            children: (cell.content ?? []).flatMap(phrasesIn),
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
    { type: 'root', children: nodes.map((node) => treeOf(node.toJSON() as JSONContent)) },
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
