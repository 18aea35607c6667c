import type { Example } from '../../gallery/example.ts';
import { ArrowButton } from './ArrowButton.tsx';

export const examples: readonly Example[] = [
  { state: 'previous', show: <ArrowButton direction="previous" label="Previous" /> },
  { state: 'next', show: <ArrowButton direction="next" label="Next" /> },
  { state: 'at the end', show: <ArrowButton direction="next" label="Next" aria-disabled /> },
];
