import type { Element } from 'hast';
import { isShown, readMarkdown } from './from-markdown.ts';
import { readPasted, type Pasted } from './pasted-html.ts';

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
  const paragraphs = lines.map((value): Element => {
    const children = [{ type: 'text' as const, value }];
    return { type: 'element', tagName: 'p', properties: {}, children };
  });
  return readPasted({ type: 'root', children: paragraphs });
};
