import { bloomPath } from '../../components/Bloom/bloomPath.ts';
import { Chart } from '../../components/Chart/Chart.tsx';
import styles from './ShareChart.module.css';

interface ShareChartProps {
  percent: number;
  /** Who was counted: "customers". */
  measure: string;
}

const rows = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 10 }, (_unused, column) => ({ x: column * 50, count: row * 10 + column })),
);

/** So many of a hundred: a bed of marigolds, that many in bloom and the others still outlined. */
export const ShareChart = ({ percent, measure }: ShareChartProps) => (
  <Chart caption={`${percent} of 100 ${measure}`} className={styles.chart}>
    <svg className={styles.bed} viewBox="-1 -1 500 500" aria-hidden="true">
      <defs>
        <path id="share-bloom" d={bloomPath} />
      </defs>
      {rows.map((row, index) => (
        <g key={index} className={styles.row} transform={`translate(0 ${index * 50})`}>
          {row.map(({ x, count }) => (
            <use
              key={x}
              href="#share-bloom"
              x={x}
              className={count < percent ? styles.open : styles.closed}
            />
          ))}
        </g>
      ))}
    </svg>
  </Chart>
);
