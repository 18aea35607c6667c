import { expect, test } from 'vitest';
import { splitNumber } from './splitNumber.ts';

test.for([
  ['1. First things', { number: '1.', words: 'First things' }],
  ['12. A dozen', { number: '12.', words: 'A dozen' }],
  ['Three things', { words: 'Three things' }],
  ['2026 in review', { words: '2026 in review' }],
] as const)('"%s" is taken apart', ([title, parts]) => {
  expect(splitNumber(title)).toEqual(parts);
});
