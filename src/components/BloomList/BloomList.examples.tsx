import type { Example } from '../../gallery/example.ts';
import { BloomList } from './BloomList.tsx';

const items = [
  'Words that sound like you',
  'An item so long that it takes a second line, with the bloom level with the first, whatever the width of the page',
  '60 days of support after launch',
];

export const examples: readonly Example[] = [
  { state: 'with a long item', show: <BloomList items={items} /> },
];
