import { Chart } from '../../components/Chart/Chart.tsx';
import styles from './GrowthChart.module.css';

interface GrowthChartProps {
  percent: number;
  /** What was counted: "phone calls". */
  measure: string;
}

/** The longest bar a chart has room for, in per cent of the first one. */
const room = 175;

const share = (value: number): string => `${((100 * value) / room).toFixed(2)}%`;

/**
 * So much more than before: two bars, the growth hatched, so that it can be told
 * apart without colour. The sentence below says the same in words.
 */
export const GrowthChart = ({ percent, measure }: GrowthChartProps) => (
  <Chart caption={`For every 100 ${measure} before, ${100 + percent} after`}>
    <div className={styles.bars} aria-hidden="true">
      Before
      <svg className={styles.bar}>
        <rect className={styles.before} x="1" y="1" width={share(100)} height="34" />
      </svg>
      After
      <svg className={styles.bar}>
        <pattern
          id={`growth-${percent}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.stripe} width="5.5" height="9" />
        </pattern>
        <rect className={styles.after} width={share(100)} height="36" />
        <g className={styles.growth}>
          <rect
            fill={`url(#growth-${percent})`}
            x={share(100)}
            width={share(percent)}
            height="36"
          />
        </g>
      </svg>
    </div>
  </Chart>
);
