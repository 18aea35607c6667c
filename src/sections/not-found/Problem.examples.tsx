import { Band } from '../../components/Band/Band.tsx';
import type { Example } from '../../gallery/example.ts';
import { Problem } from './Problem.tsx';

export const examples: readonly Example[] = [
  {
    state: 'too much at once',
    show: (
      <Band tone="sand">
        <Problem
          title="One *moment*, please"
          sentence="That was a little fast. Please wait a minute and try again."
          links={[
            { label: 'Home', href: '/' },
            { label: 'Contact', href: '/contact' },
          ]}
        />
      </Band>
    ),
  },
];
