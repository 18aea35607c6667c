import type { Example } from '../../gallery/example.ts';
import { Band } from '../Band/Band.tsx';
import { TextLink } from './TextLink.tsx';

export const examples: readonly Example[] = [
  { state: 'on paper', show: <TextLink href="/about">Meet the team</TextLink> },
  {
    state: 'on plum',
    show: (
      <Band tone="plum">
        <TextLink href="/about">Meet the team</TextLink>
      </Band>
    ),
  },
];
