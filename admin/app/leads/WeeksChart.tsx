import { clsx } from 'clsx';
import { counted } from '../../../shared/counted.ts';
import type { Health } from '../api-types.ts';
import styles from './WeeksChart.module.css';

type Week = NonNullable<Health['figures']>['weeks'][number];

/** The colors of the chart, by page. */
type Legend = ReadonlyMap<string, string | undefined>;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const nameOf = ({ week }: Week) => day.format(new Date(`${week}T00:00:00Z`));

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const others = 'Other pages';

const colors = ['brand', 'action', 'accent', styles.success];

/** The pages that led to most leads have a color each; the others share one. */
const legendOf = (weeks: readonly Week[]): Legend => {
  const totals = new Map<string, number>();
  for (const { page, count } of weeks.flatMap(({ pages }) => pages))
    totals.set(page, (totals.get(page) ?? 0) + count);
  const pages = [...totals].sort(([, one], [, other]) => other - one).map(([page]) => page);
  const colored = pages
    .slice(0, colors.length)
    .map((page, place) => [page, colors[place]] as const);
  const legend = new Map(colored);
  return pages.length > colors.length ? legend.set(others, styles.other) : legend;
};

/** How many leads each page of the legend led to in a week, in its order. */
const countsOf = ({ pages }: Week, legend: Legend): number[] =>
  [...legend.keys()].map((name) =>
    sumOf(
      pages
        .filter(({ page }) => (legend.has(page) ? page : others) === name)
        .map(({ count }) => count),
    ),
  );

const width = 48;
const height = 160;

interface BarProps {
  week: Week;
  legend: Legend;
  /** Of one lead, in pixels. */
  unit: number;
  place: number;
}

const Bar = ({ week, legend, unit, place }: BarProps) => {
  const counts = countsOf(week, legend);
  return (
    <g transform={`translate(${place * width} 0)`}>
      {[...legend].map(([page, color], index) => (
        <rect
          key={page}
          className={color}
          fill="currentColor"
          x={8}
          width={width - 16}
          y={24 + height - sumOf(counts.slice(0, index + 1)) * unit}
          height={(counts[index] ?? 0) * unit}
        />
      ))}
      {week.total > 0 && (
        <text
          className={styles.count}
          textAnchor="middle"
          x={width / 2}
          y={18 + height - week.total * unit}
        >
          {week.total}
        </text>
      )}
      <text className={styles.week} textAnchor="middle" x={width / 2} y={height + 42}>
        {nameOf(week)}
      </text>
    </g>
  );
};

/** Leads per week as bars, stacked by page; the same in a table for everybody who wants figures. */
export const WeeksChart = ({ weeks }: { weeks: readonly Week[] }) => {
  const legend = legendOf(weeks);
  const unit = height / Math.max(1, ...weeks.map(({ total }) => total));
  return (
    <>
      <p className="quiet">
        {counted(sumOf(weeks.map(({ total }) => total)), 'lead')} in twelve weeks, by page.
      </p>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label="Leads per week as a chart"
      >
        <svg
          className={styles.chart}
          viewBox={`0 0 ${weeks.length * width} ${height + 52}`}
          aria-hidden="true"
        >
          {weeks.map((week, place) => (
            <Bar key={week.week} week={week} legend={legend} unit={unit} place={place} />
          ))}
        </svg>
      </div>
      <ul className={clsx('wrap gap-1 across-4 small', styles.legend)}>
        {[...legend].map(([page, color]) => (
          <li key={page} className="row gap-1">
            <span className={color} />
            {page}
          </li>
        ))}
      </ul>
      <details>
        <summary>Show as a table</summary>
        <div
          className={styles.scroll}
          tabIndex={0}
          role="group"
          aria-label="Leads per week in figures"
        >
          <table className={clsx('small', styles.table)}>
            <thead>
              <tr>
                {['Week of', 'Leads', ...legend.keys()].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row">{nameOf(week)}</th>
                  {[week.total, ...countsOf(week, legend)].map((count, place) => (
                    <td key={place}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
};
