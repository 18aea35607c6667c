import { expect, test } from 'vitest';
import { printableLine, printableText } from './printable-text.ts';

test('line breaks, tabs and escapes become single spaces', () => {
  expect(printableLine(' a\r\nb\tc\u001B[31md\u0085e\u2029f ', 80)).toBe('a b c [31md e f');
});

test.for([
  ['an override', '\u202E'],
  ['an embedding', '\u202A'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a mark from left to right', '\u200E'],
  ['a mark from right to left', '\u200F'],
  ['an Arabic mark', '\u061C'],
  ['a soft hyphen', '\u00AD'],
  ['a space without width', '\u200B'],
  ['a byte order mark', '\uFEFF'],
  ['an invisible letter', '\u{E0041}'],
] as const)('%s is not shown', ([, character]) => {
  expect(printableLine(`Ana ${character}fdp.exe`, 80)).toBe('Ana fdp.exe');
  expect(printableText(`one\n${character}two`)).toBe('one\ntwo');
});

test('a text keeps its lines and tabs, whatever breaks them', () => {
  expect(printableText('a\nb\r\nc\rd\u2028e\tf\u0000g')).toBe('a\nb\r\nc\nd\ne\tf g');
});

test.for(['Zoë', '田中', '👩🏽‍🍳', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'שרה כהן', 'می‌خواهم', 'क्‍ष', '٣؀'])(
  '%s stays as it is',
  (text) => {
    expect(printableLine(text, 80)).toBe(text);
    expect(printableText(text)).toBe(text);
  },
);

test('a long text is cut between characters and ends in an ellipsis', () => {
  expect(printableLine('😀😀😀😀', 3)).toBe('😀😀…');
  expect(printableLine('abc', 3)).toBe('abc');
});

test('half a character does not come through', () => {
  expect(printableLine('a\uD83D', 80)).toBe('a\uFFFD');
});
