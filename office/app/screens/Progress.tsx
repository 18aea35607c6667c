import { clsx } from 'clsx';
import type { Job } from '../api-types.ts';
import { ProblemWords } from '../shell/status.tsx';
import styles from './Publish.module.css';

const steps = {
  checking: 'Checking the content',
  building: 'Building the site',
  checkingPages: 'Checking its pages',
  placing: 'Putting it in place',
};

export const isRunning = (job: Job | undefined) =>
  job !== undefined && job.state !== 'done' && job.state !== 'failed';

/** Whether the address of the site is only one for trying it out here. */
export const isThisMachine = (siteUrl: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);

/** What is true once a publication is done. */
const Done = ({ job: { isServed, sent }, siteUrl }: { job: Job; siteUrl: string }) => (
  <p role="status" className={clsx('notice', styles.done)}>
    {isServed ? (
      <>
        Published. Visitors see it now.{' '}
        <a href={siteUrl} target="_blank" rel="noreferrer">
          See the live site
        </a>
      </>
    ) : (
      <>
        Published, but nothing answers at {siteUrl}, so visitors see no site at all. Start it with{' '}
        <code>npm start</code>.
      </>
    )}
    {sent?.to && ` Sent to ${sent.to} too: a host that builds from there follows within minutes.`}
    {sent?.refused && ` ${sent.refused}`}
  </p>
);

const Failed = ({ job: { message, problems = [] } }: { job: Job }) => (
  <div role="alert" className="failure stack gap-2">
    <p>{message ?? 'It couldn’t be published.'}</p>
    {problems.length > 0 && (
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <ProblemWords problem={problem} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** How far a publication has come, or how it ended. */
export const Progress = ({ job, siteUrl }: { job: Job; siteUrl: string }) => {
  if (job.state === 'done') return <Done job={job} siteUrl={siteUrl} />;
  if (job.state === 'failed') return <Failed job={job} />;
  if (job.state === 'waiting')
    return (
      <p role="status" className={clsx('stack gap-1 muted', styles.steps)}>
        Another build is under way in this folder. Yours starts when it’s done.
      </p>
    );
  const names = Object.keys(steps);
  return (
    <ol className={clsx('stack gap-1 muted', styles.steps)} role="status" aria-label="Publishing">
      {Object.entries(steps).map(([state, words], index) => (
        <li key={state} aria-current={state === job.state ? 'step' : undefined}>
          {words}
          {index < names.indexOf(job.state) && ': done'}
          {state === job.state && ' …'}
        </li>
      ))}
    </ol>
  );
};
