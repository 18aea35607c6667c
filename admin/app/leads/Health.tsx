import type { Health as HealthAnswer } from '../api-types.ts';
import listStyles from '../screens/lists.module.css';
import { Screen, Show } from '../shell/Screen.tsx';
import { counted, moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './Leads.module.css';
import { collectionName } from './names.ts';
import { WeeksChart } from './WeeksChart.tsx';

/** How the store is, and how many leads came in. */
export const Health = () => (
  <Screen title="Health" lead="Is everything running, and does anybody write?">
    <Show of={useLoad<HealthAnswer>('/api/health')}>
      {({ store, writable, counts, newest, canary, weeks }) => (
        <>
          <div className={styles.paper}>
            <dl className={styles.facts}>
              <dt>The store</dt>
              <dd>{store}</dd>
              <dt>New leads can be stored</dt>
              <dd>{writable ? 'Yes' : 'No! Look at this today: forms can’t be sent.'}</dd>
              {Object.entries(counts).map(([name, count]) => [
                <dt key={name}>{collectionName(name)}</dt>,
                <dd key={`${name}-count`}>{count.toLocaleString('en-US')}</dd>,
              ])}
              <dt>Newest lead</dt>
              <dd>{newest ? moment(newest) : 'None yet'}</dd>
              <dt>Last test of the forms</dt>
              <dd>{canary ? moment(canary) : 'None yet (npm run canary makes one)'}</dd>
            </dl>
          </div>
          <section className={listStyles.part} aria-labelledby="weeks">
            <h2 id="weeks" className={listStyles.heading}>
              Leads a week
            </h2>
            <p className={listStyles.quiet}>
              {counted(
                weeks.reduce((sum, { total }) => sum + total, 0),
                'lead',
              )}{' '}
              in twelve weeks, by page.
            </p>
            <WeeksChart weeks={weeks} />
          </section>
        </>
      )}
    </Show>
  </Screen>
);
