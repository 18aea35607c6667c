import { clsx } from 'clsx';
import { useEffect } from 'react';
import type { Job, Publishing } from '../api-types.ts';
import { sendChange } from '../api.ts';
import { SmallButton } from '../shell/Action.tsx';
import { linkTo } from '../shell/browser.ts';
import { ProblemList } from '../shell/status.tsx';
import styles from './Publish.module.css';

const steps = {
  checking: 'Checking the content',
  building: 'Building the site',
  placing: 'Putting it in place',
};

/** Whether a publication is under way. */
export const isRunning = (job: Job | undefined) =>
  job !== undefined && job.state !== 'done' && job.state !== 'failed';

type Site = Pick<Publishing, 'isServed' | 'isElsewhere' | 'siteUrl'>;

interface ProgressProps extends Site {
  job: Job;
  /** The keys of the changes that stay drafts. */
  left: readonly string[];
  onLeft: (left: readonly string[]) => void;
}

/** Whether visitors see what is published, and if not, where to look. */
const Reach = ({ isServed, isElsewhere, siteUrl }: Site) => {
  if (isServed)
    return (
      <>
        Published. Visitors see it now.{' '}
        <a href={siteUrl} target="_blank" rel="noreferrer">
          See the live site
        </a>
      </>
    );
  if (isElsewhere)
    return (
      <>
        Published here, but {siteUrl} doesn’t show this site yet. See in{' '}
        <a href={linkTo('settings')}>Settings</a> whether the address is right, and under{' '}
        <a href={linkTo('launch')}>Before launch</a> what else is left to do.
      </>
    );
  return (
    <>
      Published, but nothing answers at {siteUrl}, so visitors see no site at all. Tell whoever
      looks after the server to start it.
    </>
  );
};

/** The result of a successful publication. */
const Done = ({ sent, ...site }: Site & Pick<Job, 'sent'>) => (
  <p role="status" className={clsx('notice', styles.done)}>
    <Reach {...site} />
    {sent?.to && ' The copy that your engineer works with is up to date, too.'}
    {sent?.refused && ` ${sent.refused}`}
  </p>
);

/** Why a publication was refused. Until it was on the screen, the server keeps it. */
const Failed = ({ job, left, onLeft }: Pick<ProgressProps, 'job' | 'left' | 'onLeft'>) => {
  const { message, problems = [], needed = [] } = job;
  const missing = needed.filter(({ key }) => left.includes(key)).map(({ key }) => key);
  useEffect(() => {
    // If it isn't noted, it only stays longer.
    sendChange('POST', '/api/publish/seen').catch(() => undefined);
  }, []);
  return (
    <div role="alert" className="failure stack gap-2 items-start">
      <p>{message ?? 'It couldn’t be published.'}</p>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {missing.length > 0 && (
        <SmallButton onClick={() => onLeft(left.filter((key) => !missing.includes(key)))}>
          {missing.length === 1 ? 'Choose it, too' : 'Choose them, too'}
        </SmallButton>
      )}
    </div>
  );
};

/** The progress of a publication, or its result. */
export const Progress = ({ job, left, onLeft, ...site }: ProgressProps) => {
  if (job.state === 'done') return <Done sent={job.sent} {...site} />;
  if (job.state === 'failed') return <Failed job={job} left={left} onLeft={onLeft} />;
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
