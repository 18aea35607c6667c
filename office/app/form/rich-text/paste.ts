import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { fromDom } from 'hast-util-from-dom';
import type { Root } from 'hast';
import { h } from 'hastscript';
import { isShown, partsFrom, readMarkdown } from './from-markdown.ts';
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
  return readPasted(h(null, ...lines.map((line) => h('p', line))));
};

const fileFrom = (address: string): File => {
  const { type = '', data = '' } =
    /^data:(?<type>[^;,]+);base64,(?<data>.*)$/u.exec(address)?.groups ?? {};
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.split('/')[1]}`, { type });
};

const list = new Intl.ListFormat('en');

/** What a paste puts into the text, the pictures that came along, and what stays out, in words. */
export const pastedSlice = (
  { schema, selection }: EditorState,
  html: string,
  text: string,
  takesPictures: boolean,
) => {
  const { tree, pictures, leftOut } = html
    ? readPasted(fromDom(new DOMParser().parseFromString(html, 'text/html')) as Root)
    : readPlain(text);
  if (!takesPictures && pictures.length > 0) leftOut.add('pictures');
  const blocks = Fragment.fromJSON(schema, partsFrom(tree.children));
  let content = blocks;
  // A cell takes one line.
  if (selection.$from.node(-1)?.type.spec['tableRole']) {
    content = Fragment.empty;
    blocks.descendants((node) => {
      if (node.isTextblock)
        content = content.append(
          content.size > 0 ? Fragment.from(schema.text(' ')).append(node.content) : node.content,
        );
    });
  }
  return {
    slice: Slice.maxOpen(content, false),
    files: takesPictures ? pictures.map(fileFrom) : [],
    leftOut: leftOut.size > 0 ? `Pasted without ${list.format(leftOut)}.` : undefined,
  };
};
