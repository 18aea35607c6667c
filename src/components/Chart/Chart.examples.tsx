import type { Example } from '../../gallery/example.ts';
import { Chart } from './Chart.tsx';

export const examples: readonly Example[] = [
  {
    state: 'one bar',
    show: (
      <Chart caption="7 of 10 visitors read on a phone">
        <svg viewBox="0 0 100 10" aria-hidden="true">
          <rect width="70" height="10" fill="currentColor" />
        </svg>
      </Chart>
    ),
  },
];
