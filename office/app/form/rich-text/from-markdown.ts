import type { JSONContent } from '@tiptap/core';
import type { Definition, Nodes, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

type Marks = NonNullable<JSONContent['marks']>;

/** Reads Markdown, with tables and strikethrough. */
export const readMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export type Definitions = ReadonlyMap<string, Definition>;

/** The link definitions of a text. Of two with the same name, the first counts. */
export const definitionsIn = (tree: Root): Definitions => {
  const known = new Map<string, Definition>();
  visit(tree, 'definition', (one) => {
    if (!known.has(one.identifier)) known.set(one.identifier, one);
  });
  return known;
};

/** A name that stands for a price or another fact: `{visibility-audit}`. */
const nameInBraces = /(\{[\w-]+\})/u;

const shown = new Set(
  'blockquote break code delete emphasis heading image inlineCode link linkReference list listItem paragraph strong table tableCell tableRow text thematicBreak'.split(
    ' ',
  ),
);

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

/** All rows get the width of the widest. */
const rowsFrom = ({ align, children }: Table, known: Definitions): JSONContent[] => {
  const width = Math.max(...children.map((row) => row.children.length));
  return children.map((row, index) => ({
    type: 'tableRow',
    content: Array.from({ length: width }, (_, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { align: align?.[column] ?? null },
      content: [
        { type: 'paragraph', content: partsFrom(row.children[column]?.children ?? [], known) },
      ],
    })),
  }));
};

/** The editor's form of a Markdown tree; what the editor can't show is left out. */
export const partsFrom = (
  nodes: readonly Nodes[],
  known: Definitions = new Map(),
  marks: Marks = [],
): JSONContent[] =>
  nodes.flatMap((node): JSONContent[] => {
    const content = (mark?: Marks[number]) => {
      const isNew = mark && !marks.some(({ type }) => type === mark.type);
      const children: readonly Nodes[] = 'children' in node ? node.children : [];
      return partsFrom(children, known, isNew ? [...marks, mark] : marks);
    };
    switch (node.type) {
      case 'text': {
        // A line break in Markdown is a space.
        const text = node.value.replaceAll(/[\t ]*[\n\r]+[\t ]*/gu, ' ');
        return text
          .split(nameInBraces)
          .filter(Boolean)
          .map((part) =>
            nameInBraces.test(part)
              ? { type: 'name', attrs: { written: part }, marks }
              : { type: 'text', text: part, marks },
          );
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
        return content({ type: 'bold' });
      case 'emphasis':
        return content({ type: 'italic' });
      case 'delete':
        return content({ type: 'strike' });
      case 'link':
      case 'linkReference': {
        const target = node.type === 'link' ? node : known.get(node.identifier);
        return content({ type: 'link', attrs: { href: target?.url, title: target?.title } });
      }
      case 'paragraph':
      case 'blockquote':
      case 'listItem':
        return [{ type: node.type, content: content() }];
      case 'heading':
        return [{ type: node.type, attrs: { level: node.depth }, content: content() }];
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'code': {
        const text = node.value === '' ? [] : [{ type: 'text', text: node.value }];
        return [{ type: 'codeBlock', attrs: { language: node.lang }, content: text }];
      }
      case 'list': {
        const spread = node.spread || node.children.some((item) => item.spread);
        const type = node.ordered ? 'orderedList' : 'bulletList';
        const attrs = { spread, ...(node.ordered && { start: node.start ?? 1 }) };
        return [{ type, attrs, content: content() }];
      }
      case 'table':
        return [{ type: node.type, content: rowsFrom(node, known) }];
      default:
        return [];
    }
  });
