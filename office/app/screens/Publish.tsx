import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Office, Publishing } from '../api-types.ts';
import { sendChange, useLive } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, ScreenPart, Show, Tag } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import { say } from '../shell/status.tsx';
import { PendingList } from './PendingList.tsx';
import { isRunning, Progress } from './Progress.tsx';
import { SettingsNotice } from './Settings.tsx';
import styles from './Publish.module.css';

const mostWords = 2;

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

/** When it was published, and by whom, unless one person works alone. */
export const whenAndBy = (
  { at, by }: Pick<Publishing['publications'][number], 'at' | 'by'>,
  you: Office['you'],
) => [moment(at), you && by].filter(Boolean).join(' · ');

interface PublicationsProps extends Pick<Publishing, 'publications' | 'isServed' | 'isElsewhere'> {
  /** Whether something is being published now. */
  isBusy: boolean;
}

/** Past publications; each can be restored. */
const Publications = ({ publications, isServed, isElsewhere, isBusy }: PublicationsProps) => {
  const you = useYou();
  const inPlace = isElsewhere
    ? 'In place, but not at its address'
    : 'In place, but nothing answers';
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
              <p className="quiet">{whenAndBy({ at, by }, you)}</p>
            </div>
            {live ? (
              <Tag>{isServed ? 'Live now' : inPlace}</Tag>
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
  const { siteUrl, changes, pending, ahead, otherSettings, late, job, publications } = publishing;
  const { isServed, isElsewhere } = publishing;
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
        {job && (
          <Progress
            job={job}
            left={left}
            onLeft={setLeft}
            isServed={isServed}
            isElsewhere={isElsewhere}
            siteUrl={siteUrl}
          />
        )}
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
      <Publications
        publications={publications}
        isServed={isServed}
        isElsewhere={isElsewhere}
        isBusy={isUnderWay}
      />
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
