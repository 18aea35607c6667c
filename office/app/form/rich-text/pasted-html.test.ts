import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import type { Root } from 'hast';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';
import { markupProblems } from '../../../../content-model/checks/check-markup.ts';
import type { Entry } from '../../../../content-model/reader/read-entries.ts';
import { extensionsFor } from './extensions.ts';
import { partsFrom } from './from-markdown.ts';
import { openMarkdown } from './open-markdown.ts';
import { readPlain } from './paste.ts';
import { readPasted, type Pasted } from './pasted-html.ts';

const schema = getSchema(
  extensionsFor({ pictureAddress: () => undefined, fill: (written) => written }),
);

const markdownOf = ({ tree }: Pasted): string => {
  const doc = schema.nodeFromJSON({ type: 'doc', content: partsFrom(tree.children) });
  doc.check();
  return openMarkdown('', schema).textOf(doc);
};

const read = (file: string) => readFileSync(join(import.meta.dirname, 'pasted', file), 'utf8');

// Each is what the program puts on the clipboard; what it becomes stands beside it.
test.each([
  ['word-post', ''],
  ['word-table-and-numbers', ''],
  ['word-footnote-and-comment', 'footnotes, colors, comments'],
  ['word-picture-and-box', 'pictures that are only on your computer, text boxes, underlines'],
  ['word-online', ''],
  ['google-docs-post', ''],
  ['google-docs-lists', ''],
  ['google-docs-table', ''],
  [
    'google-docs-picture-and-color',
    'colors, raised and lowered letters, pictures on other websites',
  ],
  ['google-docs-lines', ''],
  ['pages-post', ''],
  ['pages-lists', ''],
  ['pages-table', ''],
  ['pages-picture', 'pictures that are only on your computer'],
  ['pages-letter', 'colors'],
  ['web-article', ''],
  ['web-wikipedia', 'footnotes, pictures on other websites'],
  ['web-page-builder', 'colors, videos and other embedded parts'],
  ['web-chat-answer', ''],
  ['web-mail', ''],
])('%s is pasted without %j', (name, without) => {
  const pasted = readPasted(htmlToHast(read(`${name}.clipboard`)) as Root);
  expect(`${markdownOf(pasted)}\n`).toBe(read(`${name}.md`));
  expect(markupProblems({ body: markdownOf(pasted) } as Entry)).toEqual([]);
  expect([...pasted.leftOut].join(', ')).toBe(without);
  expect(pasted.pictures).toHaveLength(name === 'pages-picture' ? 1 : 0);
});

test.each([
  ['One\nTwo', 'One\n\nTwo'],
  ['• one\r\n• two\r\n', '- one\n- two'],
  ['# Title\n\n**Bold** and\n- a list', '## Title\n\n**Bold** and\n\n- a list'],
  ['2 * 3 <b> ![x](https://a.b/c.png)', String.raw`2 \* 3 \<b> !\[x]\(https://a.b/c.png)`],
])('plain text %j is pasted', (text, expected) => {
  expect(markdownOf(readPlain(text))).toBe(expected);
});
