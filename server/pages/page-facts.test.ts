import { expect, test } from 'vitest';
import { isNoindex, pageTitle } from './page-facts.ts';

test('a title is text and ends before the brand', () => {
  expect(pageTitle('<title>Q&amp;A: &quot;Why?&quot; | Marigold &amp; Main</title>')).toBe(
    'Q&A: "Why?"',
  );
});

test('an unknown entity stays as it is', () => {
  expect(pageTitle('<title>Caf&eacute; | Marigold</title>')).toBe('Caf&eacute;');
});

test.for([
  ['<meta name="robots" content="noindex, follow">', true],
  ['<meta content="noindex" name="robots">', true],
  ['<meta name="robots" content="index">', false],
  ['<meta name="description" content="what noindex means">', false],
] as const)('%s asks to be left out: %s', ([html, noindex]) => {
  expect(isNoindex(html)).toBe(noindex);
});
