import { expect, test } from 'vitest';
import { isAtEnd, stepFor } from './rails.ts';

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
