import { expect, test } from 'vitest';
import { splitAtEmphasis } from './splitAtEmphasis.ts';

test('a heading without asterisks is one plain run', () => {
  expect(splitAtEmphasis('Good work')).toEqual([{ words: 'Good work', emphasised: false }]);
});

test('the words between asterisks are emphasised', () => {
  expect(splitAtEmphasis('Be *found* here')).toEqual([
    { words: 'Be ', emphasised: false },
    { words: 'found', emphasised: true },
    { words: ' here', emphasised: false },
  ]);
});

test('emphasis may end the heading', () => {
  expect(splitAtEmphasis('In *bloom*').at(-1)).toEqual({ words: 'bloom', emphasised: true });
});
