import { expect, test } from 'vitest';
import { searchWords } from './SearchResult.tsx';

const names = {
  names: { brand: 'Marigold & Main Street Studio', city: 'Austin', audit: '$99' },
  shortName: 'Marigold',
};

test('placeholders are filled in, and letters are counted as the page will show them', () => {
  expect(
    searchWords({ title: 'Web design in {city}', description: 'From {audit}.' }, names),
  ).toEqual({
    title: 'Web design in Austin',
    description: 'From $99.',
    counts: 'Title: 40 letters left. Description: 147 letters left.',
  });
});

test('the short name is used where the full one would be cut off', () => {
  const title = `${'A long title '.repeat(3)}| {brand}`;
  expect(searchWords({ title }, names).title).toBe(`${'A long title '.repeat(3)}| Marigold`);
});

test('a text that is too long is cut after a word', () => {
  const { title, counts } = searchWords({ title: 'Twelve words '.repeat(6).trim() }, names);
  expect(title).toBe('Twelve words Twelve words Twelve words Twelve words Twelve …');
  expect(counts).toMatch(/^Title: 17 too many/u);
});
