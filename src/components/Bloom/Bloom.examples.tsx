import type { Example } from '../../gallery/example.ts';
import { Bloom } from './Bloom.tsx';

export const examples: readonly Example[] = [
  { state: 'bullet', show: <Bloom /> },
  { state: 'large', show: <Bloom width="160" height="160" /> },
];
