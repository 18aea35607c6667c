import type { Example } from '../../gallery/example.ts';
import { Band } from '../Band/Band.tsx';
import { Eyebrow } from './Eyebrow.tsx';

export const examples: readonly Example[] = [
  { state: 'on paper', show: <Eyebrow>Web design and local SEO</Eyebrow> },
  {
    state: 'on plum',
    show: (
      <Band tone="plum">
        <Eyebrow>Web design and local SEO</Eyebrow>
      </Band>
    ),
  },
];
