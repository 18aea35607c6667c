import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Job, Publishing } from '../api-types.ts';
import { sendChange, useLive } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, ScreenPart, Show, Tag } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import { ProblemList, say } from '../shell/status.tsx';
import { PendingList } from './PendingList.tsx';
import { SettingsNotice } from './Settings.tsx';
import styles from './Publish.module.css';

const mostWords = 3;

/** The changes of a publication: a few, and the others folded. */
const Changes = ({ words }: { words: readonly string[] }) => {
  const others = words.slice(mostWords);
  return (
    <>
      <p className="measure breaks">
        {words.slice(0, mostWords).join(' · ') || 'No changes in words'}
      </p>
      {others.length > 0 && (
        <details>
          <summary className="quiet">and {others.length} more</summary>
          <p className="measure breaks">{others.join(' · ')}</p>
        </details>
      )}
    </>
  );
};

/** When it was published, and by whom. */
export const whenAndBy = ({ at, by }: Pick<Publishing['publications'][number], 'at' | 'by'>) =>
  [moment(at), by].filter(Boolean).join(' · ');

interface PublicationsProps extends Pick<Publishing, 'publications' | 'isServed'> {
  /** Whether something is being published now. */
  isBusy: boolean;
}

/** Past publications; each can be restored. */
const Publications = ({ publications, isServed, isBusy }: PublicationsProps) => {
  const restore = async (id: string) => {
    const { refused } = await sendChange<{ refused?: string }>('POST', '/api/publish/bring-back', {
      id,
    });
    say(['It’s live again.', refused].filter(Boolean).join(' '));
  };
  return (
    <ScreenPart id="earlier" title="Publishing history">
      {publications.length === 0 && <Empty>Nothing has been published from here yet.</Empty>}
      <ul className="stack line">
        {publications.map(({ id, at, words, by, live }) => (
          <li key={id} className="row wrap apart padding-3 line-below">
            <div>
              <Changes words={words} />
              <p className="quiet">{whenAndBy({ at, by })}</p>
            </div>
            {live ? (
              <Tag>{isServed ? 'Live now' : 'In place, but nothing answers'}</Tag>
            ) : (
              <ConfirmButton
                label="Restore"
                about={moment(at)}
                question="Restore this one?"
                yes="Restore it"
                disabled={isBusy}
                run={() => restore(id)}
              >
                <p>
                  Visitors will see the site as it was {moment(at)}. Anything you’ve saved since
                  stays here.
                </p>
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
};

const Body = ({ publishing }: { publishing: Publishing }) => {
  const { siteUrl, changes, pending, ahead, otherSettings, late, job, isServed, publications } =
    publishing;
  const [left, setLeft] = useState<readonly string[]>([]);
  const all = (pending ?? changes).length;
  const chosen = pending?.filter(({ key }) => !left.includes(key));
  const isChoice = chosen !== undefined && chosen.length < all;
  const publish = async () => {
    const order = isChoice ? { chosen: chosen.map(({ key, version }) => ({ key, version })) } : {};
    await sendChange('POST', '/api/publish', order);
  };
  const isUnderWay = isRunning(job);
  const isNothing = all === 0;
  const isFirst = publications.length === 0;
  const label = isChoice ? `Publish ${chosen.length} of ${all}` : 'Publish';
  const labelAtRest = isNothing && !isFirst ? 'Publish again' : label;
  return (
    <>
      <ScreenPart id="waiting" title="What visitors don’t see yet">
        {late && (
          <p role="alert" className="failure">
            “{late.title}” should be out by now. {late.message} It’s tried again by itself.
          </p>
        )}
        {isNothing ? (
          <Empty>
            {isFirst
              ? 'The first time, everything goes out.'
              : [`Everything you saved is ${isServed ? 'live' : 'published'}.`, ...ahead].join(' ')}
          </Empty>
        ) : pending ? (
          <PendingList pending={pending} left={left} onLeft={setLeft} />
        ) : (
          <ul className={clsx('panel stack gap-1', styles.changes)}>
            {changes.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ul>
        )}
        {job && <Progress job={job} isServed={isServed} siteUrl={siteUrl} />}
        <ActionButton
          label={isUnderWay ? 'Publishing …' : labelAtRest}
          variant="primary"
          // Enabled even without changes: a setting, or the program, may have changed.
          disabled={isUnderWay || (!isNothing && chosen?.length === 0)}
          run={publish}
        />
        <SettingsNotice siteUrl={siteUrl} otherSettings={otherSettings} />
        <p className="quiet">
          The content is checked and the site built first. If anything fails, what’s live stays as
          it is.
        </p>
      </ScreenPart>
      <Publications publications={publications} isServed={isServed} isBusy={isUnderWay} />
    </>
  );
};

/** What will change, the button to publish it, and the last publications. */
export const Publish = () => {
  const publishing = useLive<Publishing>('/api/publish');
  const { answer, reload } = publishing;
  useEffect(() => {
    if (!isRunning(answer?.job)) return undefined;
    const timer = setTimeout(reload, 1000);
    return () => clearTimeout(timer);
  }, [answer, reload]);
  return (
    <Screen title="Publish" lead="From your desk to everybody’s phone.">
      <Show of={publishing}>{(all) => <Body publishing={all} />}</Show>
    </Screen>
  );
};

const steps = {
  checking: 'Checking the content',
  building: 'Building the site',
  placing: 'Putting it in place',
};

const isRunning = (job: Job | undefined) =>
  job !== undefined && job.state !== 'done' && job.state !== 'failed';

interface ProgressProps extends Pick<Publishing, 'isServed' | 'siteUrl'> {
  job: Job;
}

/** The result of a successful publication. */
const Done = ({ job: { sent }, isServed, siteUrl }: ProgressProps) => (
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
        Published, but nothing answers at {siteUrl}, so visitors see no site at all. Tell whoever
        looks after the server to start it.
      </>
    )}
    {sent?.to && ' The copy that your engineer works with is up to date, too.'}
    {sent?.refused && ` ${sent.refused}`}
  </p>
);

const Failed = ({ job: { message, problems = [] } }: { job: Job }) => (
  <div role="alert" className="failure stack gap-2">
    <p>{message ?? 'It couldn’t be published.'}</p>
    {problems.length > 0 && <ProblemList problems={problems} />}
  </div>
);

/** The progress of a publication, or its result. */
const Progress = ({ job, ...site }: ProgressProps) => {
  if (job.state === 'done') return <Done job={job} {...site} />;
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
