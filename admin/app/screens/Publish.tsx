import { clsx } from 'clsx';
import { useEffect } from 'react';
import type { Publishing } from '../api-types.ts';
import { ask } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './lists.module.css';
import { isRunning, isThisMachine, Progress } from './Progress.tsx';
import publishStyles from './Publish.module.css';
import { PublishWay } from './PublishWay.tsx';

const mostWords = 5;

const inShort = (words: readonly string[]): string =>
  [
    ...words.slice(0, mostWords),
    ...(words.length > mostWords ? [`and ${words.length - mostWords} more`] : []),
  ].join(' · ');

const publishLabel = (isUnderWay: boolean, isNothingNew: boolean): string => {
  if (isUnderWay) return 'Publishing …';
  return isNothingNew ? 'Publish again' : 'Publish';
};

const Body = ({ publishing, reload }: { publishing: Publishing; reload: () => void }) => {
  const { way, siteUrl, changes, job, publications } = publishing;
  const publish = async (choices = {}) => {
    await ask('POST', '/api/publish', { choices });
    reload();
  };
  const bringBack = async (id: string) => {
    await ask('POST', '/api/publish/bring-back', { id });
    reload();
  };
  const nothing = changes.length === 0;
  return (
    <>
      <section className="stack gap-3" aria-labelledby="waiting">
        <h2 id="waiting" className="brand size-2">
          What visitors don’t see yet
        </h2>
        {nothing ? (
          <Empty>
            {way === 'git' ? 'Everything you saved is sent.' : 'Everything you saved is live.'}
          </Empty>
        ) : (
          <ul className={clsx('stack gap-1', publishStyles.changes)}>
            {changes.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ul>
        )}
        {job && !(job.state === 'done' && !nothing) && (
          <Progress job={job} publishing={publishing} publish={publish} />
        )}
        {!job?.clashes && (
          <div>
            <ActionButton
              label={publishLabel(isRunning(job), nothing)}
              variant="primary"
              // Also without a change: a setting, or the program, may be another than it was.
              disabled={way === undefined || isRunning(job) || (nothing && way === 'git')}
              run={() => publish()}
            />
          </div>
        )}
        {way === 'here' && isThisMachine(siteUrl) && (
          <p>
            Search engines and shared links would be sent to {siteUrl}, since <code>SITE_URL</code>{' '}
            isn’t set. Put the address of your site into the file <code>.env</code>, start the back
            office again, and publish.
          </p>
        )}
        <p className="quiet">
          The content is checked and the site built first. If anything fails, what’s live stays as
          it is.
        </p>
        <PublishWay publishing={publishing} reload={reload} />
      </section>
      <section className="stack gap-3" aria-labelledby="earlier">
        <h2 id="earlier" className="brand size-2">
          Publishing history
        </h2>
        {publications.length === 0 && <Empty>Nothing has been published from here yet.</Empty>}
        <ul className="stack line">
          {publications.map(({ id, at, words, live }) => (
            <li key={id} className={clsx('row wrap apart gap-note', styles.row)}>
              <div>
                <p className={styles.words}>{inShort(words) || 'No changes in words'}</p>
                <p className="quiet">{moment(at)}</p>
              </div>
              {live ? (
                <span className={styles.tag}>{way === 'git' ? 'Sent last' : 'Live now'}</span>
              ) : (
                <ConfirmButton
                  label={
                    <>
                      Restore
                      <span className="only-for-screen-readers"> the one of {moment(at)}</span>
                    </>
                  }
                  question="Restore this one?"
                  yes="Restore it"
                  done={way === 'here' ? 'It’s live again.' : 'It’s on its way.'}
                  disabled={isRunning(job)}
                  run={() => bringBack(id)}
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
      </section>
    </>
  );
};

/** What will change, publishing it, and the last five publications. */
export const Publish = () => {
  const publishing = useLoad<Publishing>('/api/publish');
  const { answer, reload } = publishing;
  useEffect(() => {
    if (!isRunning(answer?.job)) return undefined;
    const timer = setTimeout(reload, 1000);
    return () => clearTimeout(timer);
  }, [answer, reload]);
  return (
    <Screen title="Publish" lead="From your desk to everybody’s phone.">
      <Show of={publishing}>{(all) => <Body publishing={all} reload={reload} />}</Show>
    </Screen>
  );
};
