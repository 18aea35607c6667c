import { clsx } from 'clsx';
import { Fragment } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import type { Health as HealthAnswer } from '../api-types.ts';
import { useLive } from '../api.ts';
import { Notice, Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import styles from './Leads.module.css';
import { collections } from './names.ts';

type Fact = readonly [name: string, value: string];

/** A list of names and values. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <div className="panel">
    <dl className={clsx('stack gap-2 across-5 breaks', styles.facts)}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  </div>
);

const factsOf = ({ store, figures }: HealthAnswer): Fact[] => {
  if (!figures) return [['Storage', store]];
  const { writable, counts, newest, canary } = figures;
  return [
    ['Storage', store],
    ['Forms are working', writable ? 'Yes' : 'No! Look at this today: forms can’t be sent.'],
    ...Object.entries(counts).map(([name, count]): Fact => {
      return [collections[name as keyof typeof collections], count.toLocaleString('en-US')];
    }),
    ['Newest lead', newest ? moment(newest) : 'None yet'],
    ['Last test of the forms', canary ? moment(canary) : 'None yet'],
  ];
};

type Week = NonNullable<HealthAnswer['figures']>['weeks'][number];

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Leads per week: a bar with the count, and the pages they came from. */
const Weeks = ({ weeks }: { weeks: readonly Week[] }) => {
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
      <table className={clsx('small full-width', styles.weeks)}>
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
                <span className="block" style={{ width: `${(total / most) * 100}%` }}>
                  {total}
                </span>
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

/** The state of storage and mail, and how many leads came in. */
export const Health = () => (
  <Screen title="Health" lead="Is everything running, and are leads coming in?">
    <Show of={useLive<HealthAnswer>('/api/health')}>
      {(health) => (
        <>
          {health.notices.map((notice) => (
            <Notice key={notice}>{notice}</Notice>
          ))}
          <Facts facts={factsOf(health)} />
          {health.figures && (
            <ScreenPart id="weeks" title="Leads per week">
              <Weeks weeks={health.figures.weeks} />
            </ScreenPart>
          )}
        </>
      )}
    </Show>
  </Screen>
);
