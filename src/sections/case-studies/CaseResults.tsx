import { clsx } from 'clsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './CaseResults.module.css';
import { GrowthChart } from './GrowthChart.tsx';
import { ShareChart } from './ShareChart.tsx';

interface Result {
  value: string;
  chart: 'growth' | 'share';
  measure: string;
  label: string;
  text: string;
}

interface CaseResultsProps {
  heading: string;
  items: readonly Result[];
}

const charts = { growth: GrowthChart, share: ShareChart } as const;

const ResultFigure = ({ value, chart, measure, label, text }: Result) => {
  const Chart = charts[chart];
  return (
    <li className={clsx(styles.result, styles[chart])}>
      <div className={styles.words}>
        <h3 className={styles.claim}>
          <span className={styles.value}>{value}</span> {label}
        </h3>
        <p>{text}</p>
      </div>
      <Chart percent={Number.parseInt(value, 10)} measure={measure} />
    </li>
  );
};

/** What came of it: each figure with a chart that can be counted. */
export const CaseResults = ({ heading, items }: CaseResultsProps) => (
  <Band tone="ink">
    <Heading size="medium" text={heading} emphasis="italic" />
    <ul className={styles.results}>
      {items.map((item) => (
        <ResultFigure key={item.label} {...item} />
      ))}
    </ul>
  </Band>
);
