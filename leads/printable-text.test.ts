import { expect, test } from 'vitest';
import { printableLine, printableText } from './printable-text.ts';

test('line breaks, tabs and escapes become single spaces', () => {
  expect(printableLine(' a\r\nb\tc\u001B[31md\u0085e\u2029f ', 80)).toBe('a b c [31md e f');
});

// Direction overrides, embeddings, isolates and marks; a soft hyphen, a zero-width space, a byte order mark, a tag.
test.for([...'\u202E\u202A\u2066\u2069\u200E\u200F\u061C\u00AD\u200B\uFEFF\u{E0041}'])(
  'characters that reorder text or are invisible are removed (%j)',
  (character) => {
    expect(printableLine(`Ana ${character}fdp.exe`, 80)).toBe('Ana fdp.exe');
    expect(printableText(`one\n${character}two`)).toBe('one\ntwo');
  },
);

test('a text keeps its lines and tabs, whatever line separator it uses', () => {
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
  expect(printableLine('a\uD83D', 80)).toBe('a\uFFFD');
});
