import type { Example } from '../../gallery/example.ts';
import { PageBloom } from './PageBloom.tsx';

export const examples: readonly Example[] = [
  ...[5, 7, 12].map((pages) => ({
    state: `${pages} pages`,
    show: <PageBloom pages={pages} />,
  })),
  { state: 'small', show: <PageBloom pages={5} size="small" /> },
];
