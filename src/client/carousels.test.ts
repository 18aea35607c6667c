import { expect, test } from 'vitest';
import { around, isAtEnd, stepFor } from './carousels.ts';

test.for([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, -1, 1, 0],
  [0, 1, 1, 0],
] as const)(
  'from place %i, %i steps in a round of %i lead to %i',
  ([place, steps, count, target]) => {
    expect(around(place, steps, count)).toBe(target);
  },
);

test('an arrow scrolls 1040 px on a wide screen', () => {
  expect(stepFor(1200)).toBe(1040);
});

test('an arrow scrolls one view where the row is narrower than that', () => {
  expect(stepFor(350)).toBe(350);
});

test('a row that has not moved is at its beginning and not at its end', () => {
  const row = { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 };
  expect(isAtEnd(row, 'previous')).toBe(true);
  expect(isAtEnd(row, 'next')).toBe(false);
});

test('a pixel lost to rounding still counts as the end', () => {
  const row = { scrollLeft: 599.4, clientWidth: 300, scrollWidth: 900 };
  expect(isAtEnd(row, 'next')).toBe(true);
});
