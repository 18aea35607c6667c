import { expect, test } from 'vitest';
import { cast } from './cast.ts';

test('each woman of the cast is known by her hair', () => {
  const women = Object.values(cast);
  expect(new Set(women.map(({ hair }) => hair)).size).toBe(women.length);
});
