import type { Example } from '../../gallery/example.ts';
import { Honeypot } from './Honeypot.tsx';

export const examples: readonly Example[] = [
  { state: 'not to be seen', show: <Honeypot form="example" /> },
];
