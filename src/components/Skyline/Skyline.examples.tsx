import austin from '../../../content/pictures/skylines/austin.svg?raw';
import type { Example } from '../../gallery/example.ts';
import { Skyline } from './Skyline.tsx';

export const examples: readonly Example[] = [
  { state: 'Austin', show: <Skyline path={/ d="([^"]+)"/u.exec(austin)?.[1] ?? ''} /> },
];
