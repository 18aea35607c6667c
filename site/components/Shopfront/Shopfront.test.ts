import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pagesIn, Shopfront } from './Shopfront.tsx';

test.each([
  ['1 to 3', 3],
  ['Up to 6', 6],
  ['10+', 10],
  ['As many as you like', 1],
  ['Up to 30', 12],
])('“%s” makes a shop with %i windows', (words, windows) => {
  expect(pagesIn(words)).toBe(windows);
  const shop = renderToStaticMarkup(createElement(Shopfront, { pages: pagesIn(words) }));
  expect(shop.split('M0 0H50V84H0Z').length - 1).toBe(windows);
});
