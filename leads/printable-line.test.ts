import { expect, test } from 'vitest';
import { printableLine } from './printable-line.ts';

test('line breaks, tabs, escapes and reversed text become single spaces', () => {
  expect(printableLine(' a\r\nb\tc\u001B[31md\u0085e\u2029f\u202Eg ', 80)).toBe(
    'a b c [31md e f g',
  );
});

test('letters of any script and joined emoji stay', () => {
  expect(printableLine('Zoë 田中 👩🏽‍🍳', 80)).toBe('Zoë 田中 👩🏽‍🍳');
});

test('a long text is cut between characters and ends in an ellipsis', () => {
  expect(printableLine('😀😀😀😀', 3)).toBe('😀😀…');
  expect(printableLine('abc', 3)).toBe('abc');
});

test('half a character does not come through', () => {
  expect(printableLine('a\uD83D', 80)).toBe('a\uFFFD');
});
