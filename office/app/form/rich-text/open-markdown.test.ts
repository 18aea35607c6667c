import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { readEntries } from '../../../../content-model/reader/read-entries.ts';
import { extensionsFor } from './extensions.ts';
import { readMarkdown } from './from-markdown.ts';
import { openMarkdown } from './open-markdown.ts';

const schema = getSchema(
  extensionsFor({ pictureAddress: () => undefined, fill: (written) => written }),
);

const { entries } = readEntries(new URL('../../../..', import.meta.url).pathname);

const nasty = [
  '',
  '\n\n',
  'One\r\nline\r\n\r\n\r\n* a\r\n* b\r\n',
  'Title\n=====\nText\n\nSecond\n---\n',
  'See [the page][p] and [p].\n\n[p]: /contact "Title"\n[q]: /about\n\nMore [words][q].',
  '- a\n  - b\n    1. c\n\n   d\n- e\n\n\n* other\n+ third\n\n1) x\n2) y\n',
  'hard  \nbreak\\\nhere  \n',
  '| a | b |\n|:-|-:|\n| 1 | **2** |\n| 3 |\n\nend',
  String.raw`\*no emphasis\* 1\. \# \[x\](y) &copy; &amp;lt; a\_b 5 * 3 * 2` + '\n',
  '<details>\n<summary>x</summary>\n\ntext\n\n</details>\n\nA <sup>2</sup> b[^1].\n\n[^1]: note\n    more\n',
  '```js title\ncode\n```\n\n~~~\nplain\n\n~~~\n    indented\n\n\ttab\n',
  '> quote\n> - list\n>\n> > deep\nlazy\n\n***\n___\n',
  '# One\n## \n##\ntext\n### Three ###\n',
  '- [x] done\n- [ ] open\n\n-\n- \n  - > q\n',
  '**a _b_** _**c** d_ ~~e~~ `f` ***g*** [**h** i](/j "k") ![l](./m.webp) <https://n.de> www.o.de',
  '  Here   we go.  \nA\ttab\u00A0and \u2028 more \n\n\n* one\n\t* two\n\n~~~\n  code \n~~~\n## Last',
];

const texts = [...entries.map(({ body }) => body).filter(Boolean), ...nasty];

/** The texts of blocks, as the editor has them. */
const shownIn = (text: string) => openMarkdown(text, schema).doc.children.map(String);

/** The same document with a letter typed at the first text of a block; undefined when it has none. */
const typedIn = (doc: Node, place: number): Node | undefined => {
  let start = -1;
  let block = 0;
  doc.forEach((_, offset, index) => {
    if (index === place) block = offset;
  });
  doc.child(place).descendants((node, offset) => {
    if (node.isText && start < 0) start = block + 1 + offset;
  });
  if (start < 0) return undefined;
  return new Transform(doc).insert(start, schema.text('X', doc.nodeAt(start)?.marks)).doc;
};

test.each([...texts.entries()])('a text that is opened stays as it is: %i', (_, text) => {
  const { doc, textOf } = openMarkdown(text, schema);
  doc.check();
  expect(textOf(doc)).toBe(text);
});

test.each([...texts.entries()])(
  'a letter typed in a block leaves every other line: %i',
  (_, text) => {
    const { doc, textOf } = openMarkdown(text, schema);
    for (const [place, { position }] of readMarkdown(text).children.entries()) {
      const changed = typedIn(doc, place);
      if (!changed || !position) continue;
      const lines = text.split('\n');
      const now = textOf(changed);
      const start = lines.slice(0, position.start.line - 1);
      const end = lines.slice(position.end.line);
      expect(now.split('\n').slice(0, start.length)).toEqual(start);
      if (end.length > 0) expect(now.split('\n').slice(-end.length)).toEqual(end);
      expect(shownIn(now)).toEqual(changed.children.map(String));
    }
  },
);

test.each([...nasty.entries()])(
  'blocks that are deleted or moved leave the others readable: %i',
  (_, text) => {
    const { doc, textOf } = openMarkdown(text, schema);
    for (const place of doc.children.keys()) {
      const others = doc.children.toSpliced(place, 1);
      for (const children of [others, [...others, doc.child(place)]]) {
        const now = textOf(doc.type.create(null, children));
        if (!children.some(({ type }) => type.name === 'kept'))
          expect(shownIn(now)).toEqual(children.length ? children.map(String) : ['paragraph']);
      }
    }
  },
);

test.each([...texts.entries()])('a text written afresh means the same: %i', (_, text) => {
  const { doc } = openMarkdown(text, schema);
  if (doc.childCount === 1 && doc.textContent === '') return;
  const shown = doc.children.filter(
    (node) => node.type.name !== 'kept' && (node.isAtom || node.textContent),
  );
  const now = openMarkdown('', schema).textOf(doc.type.create(null, shown));
  expect(shownIn(now)).toEqual(shown.map(String));
});
