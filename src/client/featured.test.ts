import { expect, test } from 'vitest';
import { around } from './featured.ts';

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
