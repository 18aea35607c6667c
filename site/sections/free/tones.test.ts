import { expect, test } from 'vitest';
import { tonesOf } from './tones.ts';

test.for([
  ['text', 'text', 'text'],
  ['cards', 'steps', 'cards', 'quotes', 'call to action'],
  ['quotes', 'questions', 'prices', 'call to action', 'text'],
] as const)('no two neighbors of %s have the same color', (kinds) => {
  for (const before of ['tint', 'soft'] as const) {
    const tones = [
      before,
      ...tonesOf(
        kinds.map((kind) => ({ kind })),
        before,
      ),
    ];
    for (const [index, tone] of tones.slice(1).entries()) expect(tone).not.toBe(tones[index]);
  }
});
