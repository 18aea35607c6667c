import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Publishing } from '../api-types.ts';
import { ask } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { useLive } from '../shell/use-load.ts';
import { isRunning, isThisMachine, Progress } from './Progress.tsx';
import { PendingList } from './PendingList.tsx';
import publishStyles from './Publish.module.css';
import { Publications } from './Publications.tsx';

const Body = ({ publishing, reload }: { publishing: Publishing; reload: () => void }) => {
  const { siteUrl, changes, pending, late, job, publications } = publishing;
  const [left, setLeft] = useState<readonly string[]>([]);
  const all = (pending ?? changes).length;
  const chosen = pending?.filter(({ key }) => !left.includes(key));
  const isChoice = chosen !== undefined && chosen.length < all;
  const publish = async () => {
    const order = isChoice ? { chosen: chosen.map(({ key, version }) => ({ key, version })) } : {};
    await ask('POST', '/api/publish', order);
    reload();
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
            {isFirst ? 'The first time, everything goes out.' : 'Everything you saved is live.'}
          </Empty>
        ) : pending ? (
          <PendingList pending={pending} left={left} onLeft={setLeft} />
        ) : (
          <ul className={clsx('stack gap-1', publishStyles.changes)}>
            {changes.map((words, index) => (
              <li key={index}>{words}</li>
            ))}
          </ul>
        )}
        {job && <Progress job={job} siteUrl={siteUrl} />}
        <div>
          <ActionButton
            label={isUnderWay ? 'Publishing …' : labelAtRest}
            variant="primary"
            // Also without a change: a setting, or the program, may be another than it was.
            disabled={isUnderWay || (!isNothing && chosen?.length === 0)}
            run={publish}
          />
        </div>
        {isThisMachine(siteUrl) && (
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
      </ScreenPart>
      <Publications publishing={publishing} reload={reload} />
    </>
  );
};

/** What will change, publishing it, and the last five publications. */
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
      <Show of={publishing}>{(all) => <Body publishing={all} reload={reload} />}</Show>
    </Screen>
  );
};
