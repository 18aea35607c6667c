import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Publishing } from '../api-types.ts';
import { ask } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { useLive } from '../shell/use-load.ts';
import { isRunning, isThisMachine, Progress, type Order } from './Progress.tsx';
import { PendingList } from './PendingList.tsx';
import publishStyles from './Publish.module.css';
import { Publications } from './Publications.tsx';
import { PublishWay } from './PublishWay.tsx';

const Body = ({ publishing, reload }: { publishing: Publishing; reload: () => void }) => {
  const { way, siteUrl, changes, pending, late, job, publications } = publishing;
  const [left, setLeft] = useState<readonly string[]>([]);
  const ready = pending?.filter(({ isAhead }) => !isAhead);
  const all = (ready ?? changes).length;
  const chosen = ready?.filter(({ key }) => !left.includes(key));
  const isChoice = chosen !== undefined && chosen.length < all;
  const send = async (order: Order) => {
    await ask('POST', '/api/publish', order);
    reload();
  };
  const publish = () =>
    send(isChoice ? { chosen: chosen.map(({ key, version }) => ({ key, version })) } : {});
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
        {isNothing && !pending?.length ? (
          <Empty>
            {isFirst
              ? 'The first time, everything goes out.'
              : `Everything you saved is ${way === 'git' ? 'sent' : 'live'}.`}
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
        {job && <Progress job={job} publishing={publishing} publish={send} />}
        {!job?.clashes && (
          <div>
            <ActionButton
              label={isUnderWay ? 'Publishing …' : labelAtRest}
              variant="primary"
              // Also without a change: a setting, or the program, may be another than it was.
              disabled={
                way === undefined ||
                isUnderWay ||
                (isNothing ? way === 'git' : chosen?.length === 0)
              }
              run={publish}
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
