import type { Example } from '../../gallery/example.ts';
import { Postmark } from './Postmark.tsx';

export const examples: readonly Example[] = [
  { state: 'stamped', show: <Postmark text="Marigold & Main · Austin, Texas ·" /> },
];
