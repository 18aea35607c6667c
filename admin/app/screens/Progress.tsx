import { clsx } from 'clsx';
import type { Choices, Job, Publishing } from '../api-types.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Clashes } from '../shell/Clashes.tsx';
import { ProblemWords } from '../shell/status.tsx';
import styles from './Publish.module.css';

const steps = {
  here: {
    checking: 'Checking the content',
    building: 'Building the site',
    checkingPages: 'Checking its pages',
    placing: 'Putting it in place',
  },
  git: {
    checking: 'Fetching what others changed',
    building: 'Building the site, as a test',
    checkingPages: 'Checking its pages',
    placing: 'Sending it off',
  },
};

export const isRunning = (job: Job | undefined) =>
  job !== undefined && job.state !== 'done' && job.state !== 'failed';

/** Whether the address of the site is only one for trying it out here. */
export const isThisMachine = (siteUrl: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname);

/** What is to be published: all of it, where nothing is chosen. */
export interface Order {
  choices?: Choices;
  chosen?: Job['chosen'];
}

interface ProgressProps {
  job: Job;
  publishing: Publishing;
  publish: (order: Order) => Promise<void>;
}

/** What is true once a publication is done. */
const Done = ({ job: { way, isServed }, siteUrl }: { job: Job; siteUrl: string }) => {
  if (way === 'here' && !isServed)
    return (
      <p role="status" className={clsx('notice', styles.done)}>
        Published, but nothing answers at {siteUrl}, so visitors see no site at all. Start it with{' '}
        <code>npm start</code>.
      </p>
    );
  return (
    <p role="status" className={clsx('notice', styles.done)}>
      {way === 'here'
        ? 'Published. Visitors see it now.'
        : 'Sent. Your host is building it. Visitors usually see it within minutes.'}{' '}
      {/* What a host builds is not at an address of this machine. */}
      {(way === 'here' || !isThisMachine(siteUrl)) && (
        <a href={siteUrl} target="_blank" rel="noreferrer">
          See the live site
        </a>
      )}
    </p>
  );
};

const Failed = ({ job, publishing: { pending = [] }, publish }: ProgressProps) => {
  const { message, problems = [], clashes = [], chosen, along = [] } = job;
  const needed = pending.filter(({ key }) => along.includes(key));
  return (
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
      {needed.length > 0 && (
        <div>
          <ActionButton
            label={`Publish ${needed.map(({ title }) => `“${title}”`).join(', ')} too`}
            variant="primary"
            run={() => publish({ chosen: [...(chosen ?? []), ...needed] })}
          />
        </div>
      )}
      {clashes.length > 0 && (
        <Clashes clashes={clashes} names={{ mine: 'Yours', theirs: 'Published version' }}>
          {(choices) => (
            <div>
              <ActionButton
                label="Publish with these"
                variant="primary"
                run={() => publish({ choices, chosen })}
              />
            </div>
          )}
        </Clashes>
      )}
    </div>
  );
};

/** How far a publication has come, or how it ended. */
export const Progress = ({ job, publishing, publish }: ProgressProps) => {
  if (job.state === 'done') return <Done job={job} siteUrl={publishing.siteUrl} />;
  if (job.state === 'failed') return <Failed job={job} publishing={publishing} publish={publish} />;
  if (job.state === 'waiting')
    return (
      <p role="status" className={clsx('stack gap-1 muted', styles.steps)}>
        Another build is under way in this folder. Yours starts when it’s done.
      </p>
    );
  const names = Object.keys(steps[job.way]);
  return (
    <ol className={clsx('stack gap-1 muted', styles.steps)} role="status" aria-label="Publishing">
      {Object.entries(steps[job.way]).map(([state, words], index) => (
        <li key={state} aria-current={state === job.state ? 'step' : undefined}>
          {words}
          {index < names.indexOf(job.state) && ': done'}
          {state === job.state && ' …'}
        </li>
      ))}
    </ol>
  );
};
