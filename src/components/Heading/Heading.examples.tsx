import type { Example } from '../../gallery/example.ts';
import { Heading } from './Heading.tsx';

const sizes = ['display', 'large', 'medium', 'small'] as const;

export const examples: readonly Example[] = [
  ...sizes.map((size) => ({
    state: size,
    show: <Heading size={size} text="Your business in *bloom*" />,
  })),
  { state: 'italic', show: <Heading emphasis="italic" text="Your business in *bloom*" /> },
  { state: 'no emphasis', show: <Heading text="What changed, and why" /> },
];
