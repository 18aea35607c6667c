import type { Example } from '../../gallery/example.ts';
import { Unbroken } from './Unbroken.tsx';

export const examples: readonly Example[] = [
  {
    state: 'in a narrow column',
    show: (
      <p style={{ width: '9rem' }}>
        <Unbroken text="Every website for a women-owned business" />
      </p>
    ),
  },
];
