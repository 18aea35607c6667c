import type { Example } from '../../gallery/example.ts';
import { Heading } from '../Heading/Heading.tsx';

export const examples: readonly Example[] = [
  { state: 'below a word', show: <Heading text="We build its *front door.*" /> },
];
