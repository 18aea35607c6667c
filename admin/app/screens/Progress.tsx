import type { Job } from '../api-types.ts';
import styles from './Publish.module.css';

const steps = {
  checking: 'Checking the content',
  building: 'Building the site',
  placing: 'Putting it in place',
};

export const isRunning = (job: Job | undefined) => job !== undefined && job.state in steps;

/** How far a publication has come, or how it ended. */
export const Progress = ({ job }: { job: Job }) => {
  if (job.state === 'done')
    return (
      <p role="status" className={styles.done}>
        {job.message ?? 'Published. Visitors see it now.'}
      </p>
    );
  if (job.state === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>{job.message ?? 'It couldn’t be published.'}</p>
        {job.problems && (
          <ul>
            {job.problems.map((problem, index) => (
              <li key={index}>{problem.message}</li>
            ))}
          </ul>
        )}
      </div>
    );
  const names = Object.keys(steps);
  return (
    <ol className={styles.steps} role="status" aria-label="Publishing">
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
