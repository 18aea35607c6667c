import { expect, test } from 'vitest';
import { whyNotBuilt } from './why-not-built.ts';

test.for([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of a library', new Error('pngsave: No space left on device')],
  [
    'behind another',
    new Error('It broke', { cause: Object.assign(new Error(''), { code: 'ENOSPC' }) }),
  ],
] as const)('a full disk is told in words, from an error %s', ([, error]) => {
  expect(whyNotBuilt(error)).toBe('The disk is full. Make room and try again.');
});
