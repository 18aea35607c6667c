import { expect, test } from 'vitest';
import { asParagraph, editBy, pictureMarkdown, tools, type Edit } from './tools.ts';

const after = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);

test.for([
  ['Bold', 'one two three', [4, 7], 'one **two** three'],
  ['Italic', 'one', [3, 3], 'one_words in italics_'],
  ['Link', 'one two', [4, 7], 'one [two](/contact)'],
  ['Heading', 'one\ntwo\nthree', [5, 5], 'one\n## two\nthree'],
  ['Heading', '## one\ntwo', [0, 0], 'one\ntwo'],
  ['List', 'one\ntwo\nthree', [1, 5], '- one\n- two\nthree'],
] as const)('%s is applied to "%s"', ([name, text, [from, to], expected]) => {
  const tool = tools.find((one) => one.name === name);
  expect(tool && after(text, editBy(tool, text, { from, to }))).toBe(expected);
});

test('a picture becomes a paragraph of its own, and its description stays plain text', () => {
  expect(pictureMarkdown('../a.webp', ' A sign:\n[open] ')).toBe(
    String.raw`![A sign: \[open\]](../a.webp)`,
  );
  for (const [text, at, expected] of [
    ['', 0, 'P\n'],
    ['one\n\ntwo', 3, 'one\n\nP\n\ntwo'],
    ['one\n\ntwo', 5, 'one\n\nP\n\ntwo'],
    ['one two', 4, 'one \n\nP\n\ntwo'],
    ['one\n', 4, 'one\n\nP\n'],
  ] as const)
    expect(after(text, asParagraph(text, at, 'P'))).toBe(expected);
});
