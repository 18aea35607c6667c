import { clsx } from 'clsx';
import type { Health } from '../api-types.ts';
import styles from './WeeksChart.module.css';

type Week = NonNullable<Health['figures']>['weeks'][number];

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const nameOf = ({ week }: Week) => day.format(new Date(`${week}T00:00:00Z`));

/** Pages that have a color of their own; the others share the last. */
const mostPages = 4;

const topPages = (weeks: readonly Week[]): string[] => {
  const totals = new Map<string, number>();
  for (const { page, count } of weeks.flatMap(({ pages }) => pages))
    totals.set(page, (totals.get(page) ?? 0) + count);
  return [...totals]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostPages)
    .map(([page]) => page);
};

const others = 'Other pages';

const colors = ['brand', 'action', 'accent', styles.success];

/** Of a page in the chart and in its legend, by its place among the others. */
const colorOf = (page: string, place: number) => (page === others ? styles.other : colors[place]);

/** What a week consists of, with the pages of few leads together. */
const partsOf = ({ pages }: Week, top: readonly string[]) => {
  const rest = pages.filter(({ page }) => !top.includes(page));
  const sum = rest.reduce((total, { count }) => total + count, 0);
  return [
    ...top.map((page) => ({ page, count: pages.find((one) => one.page === page)?.count ?? 0 })),
    { page: others, count: sum },
  ];
};

const width = 48;
const height = 160;

const Bar = ({
  week,
  top,
  most,
  place,
}: {
  week: Week;
  top: string[];
  most: number;
  place: number;
}) => {
  const parts = partsOf(week, top).map(({ page, count }) => ({
    page,
    tall: (count / most) * height,
  }));
  const whole = parts.reduce((sum, { tall }) => sum + tall, 0);
  return (
    <g transform={`translate(${place * width} 0)`}>
      {parts.map(({ page, tall }, index) => (
        <rect
          key={page}
          className={colorOf(page, index)}
          fill="currentColor"
          x={8}
          width={width - 16}
          y={24 + height - parts.slice(0, index + 1).reduce((sum, part) => sum + part.tall, 0)}
          height={tall}
        />
      ))}
      {week.total > 0 && (
        <text className={styles.count} textAnchor="middle" x={width / 2} y={18 + height - whole}>
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
  const top = topPages(weeks);
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  const hasOthers = weeks.some(({ pages }) => pages.some(({ page }) => !top.includes(page)));
  const legend = hasOthers ? [...top, others] : top;
  return (
    <>
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
            <Bar key={week.week} week={week} top={top} most={most} place={place} />
          ))}
        </svg>
      </div>
      <ul className={clsx('wrap gap-1 across-4 small', styles.legend)}>
        {legend.map((page, index) => (
          <li key={page} className="row gap-1">
            <span className={colorOf(page, index)} />
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
                <th scope="col">Week of</th>
                <th scope="col">Leads</th>
                {legend.map((page) => (
                  <th key={page} scope="col">
                    {page}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row">{nameOf(week)}</th>
                  <td>{week.total}</td>
                  {partsOf(week, top)
                    .filter(({ page }) => legend.includes(page))
                    .map(({ page, count }) => (
                      <td key={page}>{count}</td>
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
