import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import type { BlockContent, Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

type Marks = NonNullable<JSONContent['marks']>;
type Mark = Marks[number];

/** Reads Markdown, with tables and strikethrough. */
export const readMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The marker of a list, as it stands in the source. */
const listMarker = /^\s*(?:(?<bullet>[*+-])|\d+(?<bulletOrdered>[).]))/u;

/** In the style of the site's own texts, and the list markers of the source that is replaced. */
const write = (children: readonly RootContent[], source = ''): string => {
  const { bullet = '-', bulletOrdered = '.' } = listMarker.exec(source)?.groups ?? {};
  return toMarkdown(
    { type: 'root', children: [...children] },
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

const partsOf = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(partsOf)] : [node];

type Definitions = ReadonlyMap<string, Definition>;

const shown = new Set<Nodes['type']>([
  'blockquote',
  'break',
  'code',
  'delete',
  'emphasis',
  'heading',
  'image',
  'inlineCode',
  'link',
  'linkReference',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
  'thematicBreak',
]);

/** Whether the editor can show a node without losing any of it. */
export const isShown = (node: Nodes, known: Definitions = new Map()): boolean => {
  if (!shown.has(node.type)) return false;
  if (node.type === 'code' && node.meta) return false;
  if (node.type === 'heading' && node.depth === 1) return false;
  if (node.type === 'linkReference' && !known.has(node.identifier)) return false;
  if (node.type === 'listItem' && node.children[0]?.type !== 'paragraph') return false;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return false;
  return !('children' in node) || node.children.every((child) => isShown(child, known));
};

/** The same mark twice is one. */
const withMark = (marks: Marks, mark: Mark): Marks =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];

const markNames = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

const inlineFrom = (
  nodes: readonly PhrasingContent[],
  known: Definitions,
  marks: Marks = [],
): JSONContent[] =>
  nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text': {
        // A line break in Markdown is a space.
        const text = node.value.replaceAll(/[\t ]*[\n\r]+[\t ]*/gu, ' ');
        return text === '' ? [] : [{ type: 'text', text, marks }];
      }
      case 'inlineCode':
        return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }];
      case 'break':
        return [{ type: 'hardBreak', marks }];
      case 'image': {
        const { url: src, alt, title } = node;
        return [{ type: 'image', attrs: { src, alt, title }, marks }];
      }
      case 'strong':
      case 'emphasis':
      case 'delete':
        return inlineFrom(node.children, known, withMark(marks, { type: markNames[node.type] }));
      case 'link':
      case 'linkReference': {
        const { url: href, title } =
          node.type === 'link' ? node : (known.get(node.identifier) ?? { url: '' });
        const link = { type: 'link', attrs: { href, title } };
        return inlineFrom(node.children, known, withMark(marks, link));
      }
      default:
        return [];
    }
  });

/** The editor's form of blocks of Markdown; of a pasted text, too. */
export const blocksFrom = (
  nodes: readonly Nodes[],
  known: Definitions = new Map(),
): JSONContent[] =>
  nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ type: 'paragraph', content: inlineFrom(node.children, known) }];
      case 'heading': {
        const attrs = { level: node.depth };
        return [{ type: 'heading', attrs, content: inlineFrom(node.children, known) }];
      }
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'code': {
        const content = node.value === '' ? [] : [{ type: 'text', text: node.value }];
        return [{ type: 'codeBlock', attrs: { language: node.lang ?? null }, content }];
      }
      case 'blockquote':
        return [{ type: 'blockquote', content: blocksFrom(node.children, known) }];
      case 'list': {
        const spread = Boolean(node.spread) || node.children.some((item) => item.spread);
        const attrs = { spread, ...(node.ordered && { start: node.start ?? 1 }) };
        const content = blocksFrom(node.children, known);
        return [{ type: node.ordered ? 'orderedList' : 'bulletList', attrs, content }];
      }
      case 'listItem':
        return [{ type: 'listItem', content: blocksFrom(node.children, known) }];
      case 'table': {
        const rows = node.children.map((row, index) => ({
          type: 'tableRow',
          content: row.children.map((cell, column) => ({
            type: index === 0 ? 'tableHeader' : 'tableCell',
            attrs: { align: node.align?.[column] ?? null },
            content: [{ type: 'paragraph', content: inlineFrom(cell.children, known) }],
          })),
        }));
        const width = Math.max(...rows.map(({ content }) => content.length));
        for (const [index, { content }] of rows.entries())
          while (content.length < width)
            content.push({
              type: index === 0 ? 'tableHeader' : 'tableCell',
              attrs: { align: node.align?.[content.length] ?? null },
              content: [{ type: 'paragraph', content: [] }],
            });
        return [{ type: 'table', content: rows }];
      }
      default:
        return [];
    }
  });

const isSameMark = (one: Mark, other: Mark): boolean =>
  one.type === other.type && one.attrs?.['href'] === other.attrs?.['href'];

const hasMark = ({ marks = [] }: JSONContent, mark: Mark): boolean =>
  marks.some((one) => isSameMark(one, mark));

const isSpace = ({ text }: JSONContent): boolean => text !== undefined && /^[\t ]+$/u.test(text);

/** Splits texts so that no emphasis begins or ends with a space, and no line does. */
const tokensOf = (nodes: readonly JSONContent[]): JSONContent[] => {
  const tokens = nodes.flatMap((node) =>
    node.text === undefined || hasMark(node, { type: 'code' })
      ? [node]
      : node.text
          .split(/([\t ]+)/u)
          .filter(Boolean)
          .map((text) => ({ ...node, text })),
  );
  return tokens.flatMap((token, index) => {
    if (!isSpace(token)) return [token];
    const around = [tokens[index - 1], tokens[index + 1]];
    if (around.some((one) => !one || one.type === 'hardBreak')) return [];
    const marks = token.marks?.filter((mark) => around.every((one) => one && hasMark(one, mark)));
    return [{ ...token, marks: marks ?? [] }];
  });
};

const phraseWith = ({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent => {
  switch (type) {
    case 'bold':
      return { type: 'strong', children };
    case 'italic':
      return { type: 'emphasis', children };
    case 'strike':
      return { type: 'delete', children };
    default:
      return {
        type: 'link',
        url: String(attrs?.['href']),
        title: attrs?.['title'] as string | null,
        children: children as Extract<PhrasingContent, { type: 'link' }>['children'],
      };
  }
};

const phraseOf = ({ type, text = '', attrs, marks = [] }: JSONContent): PhrasingContent => {
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'image') {
    const { src, alt, title } = attrs as Record<string, string | null>;
    return { type: 'image', url: src ?? '', alt, title };
  }
  return { type: marks.length > 0 ? 'inlineCode' : 'text', value: text };
};

/** Nests marked texts, the mark that goes on longest outside. */
const phrasesFrom = (tokens: readonly JSONContent[]): PhrasingContent[] => {
  const phrases: PhrasingContent[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at);
    const lengthOf = (mark: Mark) => {
      const end = rest.findIndex((token) => !hasMark(token, mark));
      return end < 0 ? rest.length : end;
    };
    const [first] = rest;
    const [longest] = (first?.marks ?? [])
      .filter(({ type }) => type !== 'code')
      .map((mark) => ({ mark, length: lengthOf(mark) }))
      .sort((one, other) => other.length - one.length);
    if (longest) {
      const { mark, length } = longest;
      const inner = rest.slice(0, length).map((token) => ({
        ...token,
        marks: token.marks?.filter((one) => !isSameMark(one, mark)) ?? [],
      }));
      phrases.push(phraseWith(mark, phrasesFrom(inner)));
      at += length;
    } else if (first) {
      const phrase = phraseOf(first);
      const before = phrases.at(-1);
      if (before?.type === 'text' && phrase.type === 'text') before.value += phrase.value;
      else phrases.push(phrase);
      at += 1;
    }
  }
  return phrases;
};

const phrasesIn = ({ content = [] }: JSONContent) => phrasesFrom(tokensOf(content));

/** The Markdown tree of a block of the editor. */
const treeOf = ({ type, attrs, content = [] }: JSONContent): RootContent => {
  const blocks = () => content.map(treeOf) as BlockContent[];
  switch (type) {
    case 'heading':
      return { type, depth: attrs?.['level'] as 2, children: phrasesIn({ content }) };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'codeBlock': {
      const value = content.map(({ text }) => text).join('');
      return { type: 'code', lang: attrs?.['language'] as string | null, value };
    }
    case 'blockquote':
      return { type, children: blocks() };
    case 'bulletList':
    case 'orderedList': {
      const ordered = type === 'orderedList';
      const spread = attrs?.['spread'] === true;
      return {
        type: 'list',
        ordered,
        start: ordered ? (attrs?.['start'] as number) : null,
        spread,
        children: content.map((item) => ({
          type: 'listItem',
          spread,
          children: (item.content ?? []).map(treeOf) as BlockContent[],
        })),
      };
    }
    case 'table':
      return {
        type,
        align: (content[0]?.content ?? []).map((cell) => cell.attrs?.['align'] as 'left' | null),
        children: content.map((row) => ({
          type: 'tableRow',
          children: (row.content ?? []).map((cell) => ({
            type: 'tableCell',
            children: (cell.content ?? []).flatMap(phrasesIn),
          })),
        })),
      };
    case 'kept':
      return { type: 'html', value: String(attrs?.['source']) };
    default:
      return { type: 'paragraph', children: phrasesIn({ content }) };
  }
};

interface Block {
  node: Node;
  /** Its lines in the text. */
  from: number;
  to: number;
}

/** The blocks of a text, each with its lines. */
const blocksIn = (text: string, schema: Schema): Block[] => {
  const tree = readMarkdown(text);
  const definitions = partsOf(tree).filter((node) => node.type === 'definition');
  // Of two definitions with the same name, the first counts.
  const known = new Map(definitions.toReversed().map((one) => [one.identifier, one]));
  return tree.children.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const from = start.offset - start.column + 1;
    const rest = text.slice(end.offset).search(/[\n\r]/u);
    const to = rest < 0 ? text.length : end.offset + rest;
    const kept = { type: 'kept', attrs: { source: text.slice(from, to) } };
    const [block = kept] = isShown(node, known) ? blocksFrom([node], known) : [];
    return [{ node: schema.nodeFromJSON(block), from, to }];
  });
};

/** A Markdown text that is open in the editor. */
export interface OpenText {
  doc: Node;
  /** The text after changes. Blocks that are as they were keep their bytes, and so does what is between them. */
  textOf: (doc: Node) => string;
}

const isEmpty = (node: Node): boolean => node.isTextblock && node.content.size === 0;

const written = (nodes: readonly Node[], source?: string): string =>
  write(
    nodes.map((node) => treeOf(node.toJSON() as JSONContent)),
    source,
  );

/** Opens a text. What the editor makes of it can be turned back into a text. */
export const openMarkdown = (text: string, schema: Schema): OpenText => {
  const blocks = blocksIn(text, schema);
  const placeOf = (node: Node, likely: readonly number[]): number | undefined => {
    const isAt = (place: number) => blocks[place]?.node.eq(node);
    return likely.find(isAt) ?? [...blocks.keys()].find(isAt);
  };

  const textOf = (doc: Node): string => {
    const nodes = doc.children.filter((node) => !isEmpty(node) || placeOf(node, []) !== undefined);
    if (nodes.length === 0) return blocks.length === 0 ? text : '';
    const start = text.slice(0, blocks[0]?.from ?? 0);
    const end = text.slice(blocks.at(-1)?.to ?? 0);
    let words = '';
    let last = -1;
    let wasSameKind = true;
    const unchanged = nodes.map((node, index) => {
      const same = placeOf(node, [last + 1, blocks.length - nodes.length + index]);
      const place = same ?? last + 1;
      const block = blocks[place];
      const isSameKind = block?.node.type === node.type;
      if (index > 0) {
        const wereNeighbors = place === last + 1 && isSameKind && wasSameKind;
        words += wereNeighbors ? text.slice(blocks[last]?.to, block?.from) : '\n\n';
      }
      const source = block ? text.slice(block.from, block.to) : '';
      words += same === undefined ? written([node], isSameKind ? source : '') : source;
      last = place;
      wasSameKind = isSameKind;
      return same !== undefined;
    });
    // Blocks may mean something else beside new neighbors: two lists become one, a link loses its definition.
    const again = blocksIn(words, schema);
    const isRead =
      again.length === nodes.length &&
      nodes.every((node, index) => unchanged[index] === false || again[index]?.node.eq(node));
    return start + (isRead ? words : written(nodes)) + end;
  };

  const [first = schema.node('paragraph'), ...others] = blocks.map(({ node }) => node);
  return { doc: schema.node('doc', null, [first, ...others]), textOf };
};
