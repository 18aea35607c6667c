import { Editor, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensionsFor } from './extensions.ts';
import { openMarkdown } from './open-markdown.ts';
import { tools } from './tools.ts';

const extensions = extensionsFor({ pictureAddress: () => undefined, fill: (written) => written });

test.for([
  ['Bold', 'one two three', [5, 8], 'one **two** three'],
  ['Italic', 'one two', [5, 8], 'one _two_'],
  ['Heading', 'one\n\ntwo\n\nthree', [6, 6], 'one\n\n## two\n\nthree'],
  ['Heading', '## one\n\ntwo', [1, 1], 'one\n\ntwo'],
  ['List', 'one\n\ntwo\n\nthree', [1, 9], '- one\n- two\n\nthree'],
] as const)('%s is applied to “%s”', ([name, text, [from, to], expected]) => {
  const { doc, textOf } = openMarkdown(text, getSchema(extensions));
  const editor = new Editor({ element: null, extensions, content: doc.toJSON() });
  const tool = tools.find((one) => one.name === name);
  tool?.apply(editor.chain().setTextSelection({ from, to })).run();
  expect(textOf(editor.state.doc).trim()).toBe(expected);
});
