import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Health as HealthAnswer } from '../api-types.ts';
import { Notice, Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/moment.ts';
import { useLive } from '../shell/use-load.ts';
import styles from './Leads.module.css';
import { collections } from './names.ts';
import { Weeks } from './Weeks.tsx';

const Facts = ({ store, figures }: HealthAnswer) => (
  <div className="panel">
    <dl className={clsx('stack gap-2 across-4 breaks', styles.facts)}>
      <dt>Storage</dt>
      <dd>{store}</dd>
      {figures && (
        <>
          <dt>Forms are working</dt>
          <dd>{figures.writable ? 'Yes' : 'No! Look at this today: forms can’t be sent.'}</dd>
          {Object.entries(figures.counts).map(([name, count]) => (
            <Fragment key={name}>
              <dt>{collections[name as keyof typeof collections]}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </Fragment>
          ))}
          <dt>Newest lead</dt>
          <dd>{figures.newest ? moment(figures.newest) : 'None yet'}</dd>
          <dt>Last test of the forms</dt>
          <dd>{figures.canary ? moment(figures.canary) : 'None yet (npm run canary makes one)'}</dd>
        </>
      )}
    </dl>
  </div>
);

/** How store and mail are, and how many leads came in. */
export const Health = () => (
  <Screen title="Health" lead="Is everything running, and are leads coming in?">
    <Show of={useLive<HealthAnswer>('/api/health')}>
      {(health) => (
        <>
          {health.notices.map((notice) => (
            <Notice key={notice}>{notice}</Notice>
          ))}
          <Facts {...health} />
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
