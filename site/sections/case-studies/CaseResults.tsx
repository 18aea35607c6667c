import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { mark } from 'virtual:brand';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './CaseResults.module.css';

interface ChartProps {
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A chart above its caption. */
const Chart = ({ caption, className, children }: ChartProps) => (
  <figure className={clsx('stack gap-2', styles.chart, className)}>
    {children}
    <figcaption className="small">{caption}</figcaption>
  </figure>
);

/** The longest bar that fits a chart, in percent of the first bar. */
const longestBar = 175;

const share = (value: number): string => `${((100 * value) / longestBar).toFixed(2)}%`;

/** Growth as two bars. The growth is hatched, so that it does not rely on color. The caption says the same in words. */
const GrowthChart = ({ percent, measure }: { percent: number; measure: string }) => (
  <Chart caption={`For every 100 ${measure} before, ${100 + percent} after`}>
    <div className={clsx('stack gap-2 items-middle small', styles.bars)} aria-hidden="true">
      Before
      <svg className={clsx('full-width', styles.bar)}>
        <rect
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          x="1"
          y="1"
          width={share(100)}
          height="34"
        />
      </svg>
      After
      <svg className={clsx('full-width', styles.bar)}>
        <pattern
          id={`growth-${percent}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect fill="var(--action)" width="5.5" height="9" />
        </pattern>
        <rect fill="currentColor" width={share(100)} height="36" />
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

const rows = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 10 }, (_unused, column) => ({ x: column * 50, count: row * 10 + column })),
);

/** A percentage as a bed of 100 blooms: that many in bloom, the others outlined. */
const ShareChart = ({ percent, measure }: { percent: number; measure: string }) => (
  <Chart caption={`${percent} of 100 ${measure}`} className="measure-30">
    <svg width="100%" viewBox="-1 -1 500 500" fill="currentColor" aria-hidden="true">
      <defs>
        <path id="share-bloom" d={mark.path} />
      </defs>
      {rows.map((row, index) => (
        <g key={index} transform={`translate(0 ${index * 50})`}>
          {row.map(({ x, count }) => (
            <use
              key={x}
              href="#share-bloom"
              x={x}
              className={count < percent ? 'action' : styles.closed}
            />
          ))}
        </g>
      ))}
    </svg>
  </Chart>
);

type Result = PageOf<'case-study'>['results']['items'][number];

const charts = { growth: GrowthChart, share: ShareChart } as const;

const ResultFigure = ({ value, chart, measure, label, text }: Result) => {
  const Drawing = charts[chart];
  return (
    <li className={clsx('stack gap-4 items-top', chart === 'share' && ['beside', styles.share])}>
      <div className="stack gap-2">
        <h3 className="size-1 snug">
          <span className={clsx('block action', styles.value)}>{value}</span> {label}
        </h3>
        <p>{text}</p>
      </div>
      <Drawing percent={Number.parseInt(value, 10)} measure={measure} />
    </li>
  );
};

export const CaseResults = ({ heading, items }: PageOf<'case-study'>['results']) => (
  <Section tone="ink">
    <Heading size="medium" text={heading} />
    <ul className={clsx('stack gap-6 columns-far above-5', styles.results)}>
      {items.map((item) => (
        <ResultFigure key={item.label} {...item} />
      ))}
    </ul>
  </Section>
);
