import type { Example } from '../../gallery/example.ts';
import { Band } from '../Band/Band.tsx';

export const examples: readonly Example[] = [
  {
    state: 'over a band',
    show: (
      <Band tone="sand" awning>
        <p>What the shop sells.</p>
      </Band>
    ),
  },
];
