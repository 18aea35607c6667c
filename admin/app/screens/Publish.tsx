import { useEffect } from 'react';
import type { Publishing } from '../api-types.ts';
import { ask } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './lists.module.css';
import { isRunning, Progress } from './Progress.tsx';
import publishStyles from './Publish.module.css';

const Body = ({ publishing, reload }: { publishing: Publishing; reload: () => void }) => {
  const { way, changes, undrawn, job, publications } = publishing;
  const publish = async () => {
    await ask('POST', '/api/publish');
    reload();
  };
  const bringBack = async (id: string) => {
    await ask('POST', '/api/publish/bring-back', { id });
    reload();
  };
  const nothing = changes.length === 0;
  return (
    <>
      <section className={styles.part} aria-labelledby="waiting">
        <h2 id="waiting" className={styles.heading}>
          What visitors don’t see yet
        </h2>
        {nothing ? (
          <Empty>Everything you saved is live.</Empty>
        ) : (
          <ul className={publishStyles.changes}>
            {changes.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ul>
        )}
        {undrawn.map((id) => (
          <p key={id}>
            The card of {id} couldn’t be drawn again and still shows the old words. Type{' '}
            <code>npm run art -- {id}</code> in the project’s folder before you publish.
          </p>
        ))}
        {job && !(job.state === 'done' && !nothing) && <Progress job={job} />}
        <div>
          <ActionButton
            label={isRunning(job) ? 'Publishing …' : 'Publish'}
            variant="primary"
            disabled={nothing || isRunning(job)}
            run={publish}
          />
        </div>
        <p className={styles.quiet}>
          The content is checked and the site built first. If anything fails, what’s live stays as
          it is.{' '}
          {way === 'git'
            ? 'Then your changes are pushed to the repository, which puts them online.'
            : 'Then the new site is put in place of the old one, in one step.'}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="earlier">
        <h2 id="earlier" className={styles.heading}>
          Earlier publications
        </h2>
        {publications.length === 0 && <Empty>Nothing has been published from here yet.</Empty>}
        <ul className={styles.list}>
          {publications.map(({ id, at, words, live }) => (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.words}>{words.join(' · ') || 'No changes in words'}</p>
                <p className={styles.quiet}>{moment(at)}</p>
              </div>
              {live ? (
                <span className={styles.tag}>Live now</span>
              ) : (
                <ConfirmButton
                  label={
                    <>
                      Bring back
                      <span className="only-for-screen-readers"> the one of {moment(at)}</span>
                    </>
                  }
                  question="Bring this one back?"
                  yes="Bring it back"
                  done="It’s on its way back."
                  disabled={isRunning(job)}
                  run={() => bringBack(id)}
                >
                  <p>
                    Visitors get the site of {moment(at)} again. What you’ve saved since stays here.
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
