import { expect, test } from 'vitest';
import { firstYear } from './first-year.ts';

const words = { from: 'from', hosting: { words: '', least: 10, most: 30 } };

test.for([
  [{ price: 499, billing: 'once' }, '$499'],
  [{ price: 499, billing: 'monthly' }, '$5,988'],
  [{ price: 3999, hosting: true }, '$4,119 to $4,359'],
  [{ price: '2,400', from: true, hosting: true }, 'from $2,520'],
] as const)('%o costs %s in the first year', ([offer, expected]) => {
  expect(firstYear(offer, words)).toBe(expected);
});
