import type { Node, Schema } from '@tiptap/pm/model';
import { definitionsIn, isShown, partsFrom, readMarkdown } from './from-markdown.ts';
import { writeMarkdown } from './to-markdown.ts';

interface Block {
  node: Node;
  /** Its lines in the text. */
  from: number;
  to: number;
}

/** The blocks of a text, each with its lines. */
const blocksIn = (text: string, schema: Schema): Block[] => {
  const tree = readMarkdown(text);
  const known = definitionsIn(tree);
  return tree.children.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const from = start.offset - start.column + 1;
    const rest = text.slice(end.offset).search(/[\n\r]/u);
    const to = rest < 0 ? text.length : end.offset + rest;
    const kept = { type: 'kept', attrs: { source: text.slice(from, to) } };
    const [block = kept] = isShown(node, known) ? partsFrom([node], known) : [];
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
      words += same === undefined ? writeMarkdown([node], isSameKind ? source : '') : source;
      last = place;
      wasSameKind = isSameKind;
      return same !== undefined;
    });
    // Blocks may mean something else beside new neighbors: two lists become one, a link loses its definition.
    const again = blocksIn(words, schema);
    const isRead =
      again.length === nodes.length &&
      nodes.every((node, index) => unchanged[index] === false || again[index]?.node.eq(node));
    return start + (isRead ? words : writeMarkdown(nodes)) + end;
  };

  const [first = schema.node('paragraph'), ...others] = blocks.map(({ node }) => node);
  return { doc: schema.node('doc', null, [first, ...others]), textOf };
};
