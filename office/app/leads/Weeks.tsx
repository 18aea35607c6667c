import { clsx } from 'clsx';
import { counted } from '@agency/leads/forms/counted.ts';
import type { Health } from '../api-types.ts';
import styles from './Leads.module.css';

type Week = NonNullable<Health['figures']>['weeks'][number];

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Leads per week: a bar for the eye, the figure, and the pages they came from. */
export const Weeks = ({ weeks }: { weeks: readonly Week[] }) => {
  const totals = weeks.map(({ total }) => total);
  const most = Math.max(1, ...totals);
  return (
    <>
      <p className="quiet">
        {counted(
          totals.reduce((sum, total) => sum + total, 0),
          'lead',
        )}{' '}
        in twelve weeks, by page.
      </p>
      <table className={clsx('small', styles.weeks)}>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Leads</th>
            <th scope="col">Pages</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, total, pages }) => (
            <tr key={week}>
              <th scope="row">{day.format(new Date(`${week}T00:00:00Z`))}</th>
              <td>
                <span style={{ width: `${(total / most) * 100}%` }}>{total}</span>
              </td>
              <td className="breaks">
                {pages.map(({ page, count }) => `${page} ${count}`).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
