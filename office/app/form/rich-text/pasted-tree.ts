import type { Nodes, Paragraph, PhrasingContent } from 'mdast';

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

/** Converted blocks in a form that the editor takes. */
export const fitted = (nodes: readonly Nodes[]): Nodes[] =>
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
