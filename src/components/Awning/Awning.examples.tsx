import type { Example } from '../../gallery/example.ts';
import { Band } from '../Band/Band.tsx';
import { Awning } from './Awning.tsx';

export const examples: readonly Example[] = [
  {
    state: 'over a band',
    show: (
      <Band tone="sand">
        <Awning />
        <p>What the shop sells.</p>
      </Band>
    ),
  },
];
