import { useState } from 'react';
import type { Choices, Clash, HistoryChange, HistoryPage } from '../api-types.ts';
import { apiUrl, Refused, sendChange, usePages } from '../api.ts';
import { ActionButton, ShowMore } from '../shell/Action.tsx';
import { BeforeAndAfter, Clashes } from '../shell/ChangedFields.tsx';
import { Empty, Notice, Screen, Show } from '../shell/Screen.tsx';
import { linkTo, moment } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import { say } from '../shell/status.tsx';

const clashesOf = (error: unknown): readonly Clash[] =>
  error instanceof Refused ? ((error.answer as { clashes?: readonly Clash[] }).clashes ?? []) : [];

/** Undoes a change. When the same text was changed again since, the owner chooses first. */
const TakeBack = ({ change: { id, words } }: { change: HistoryChange }) => {
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const undo = async (choices?: Choices) => {
    const order = { id, choices };
    const undone = await sendChange<{ words: string }>('POST', '/api/history/undo', order);
    say(undone.words);
  };
  const start = () =>
    undo().catch((error: unknown) => {
      setClashes(clashesOf(error));
      throw error;
    });
  if (clashes.length === 0) return <ActionButton label="Undo" about={words} run={start} />;
  return (
    <div className="stack gap-3 items-start full-width">
      <Clashes
        clashes={clashes}
        names={{ mine: 'As it is now', theirs: 'As it was before' }}
        chosen="theirs"
      >
        {(choices) => <ActionButton label="Undo with these" run={() => undo(choices)} />}
      </Clashes>
    </div>
  );
};

const Row = ({ change }: { change: HistoryChange }) => {
  const you = useYou();
  const { id, at, author, words, undone } = change;
  return (
    <li className="row wrap apart padding-3 line-below">
      <div>
        <p className={undone ? 'muted' : 'measure breaks'}>{undone ? <s>{words}</s> : words}</p>
        <p className="quiet">
          {[moment(at), you && author, undone && 'undone'].filter(Boolean).join(' · ')}
        </p>
        <BeforeAndAfter of={words} url={apiUrl('/api/history/change', { id })} />
      </div>
      {!undone && <TakeBack change={change} />}
    </li>
  );
};

/** All saves in words, or those of one entry; each can be undone. */
export const History = ({ collection, id: entry }: { collection?: string; id?: string }) => {
  const list = usePages<HistoryPage>('/api/history', { collection, id: entry }, 'before');
  const { first, pages } = list;
  const changes = pages.flatMap((page) => page.changes);
  return (
    <Screen
      title={first.answer?.title ? `History of ${first.answer.title}` : 'History'}
      above={
        collection !== undefined &&
        entry !== undefined && <a href={linkTo('content', collection, entry)}>Back to the form</a>
      }
      lead="Every change in words. Each can be undone on its own. What else was changed since stays."
    >
      <Show of={first}>
        {({ notice }) => {
          if (notice !== undefined)
            return (
              <>
                <Notice>{notice}</Notice>
                <ActionButton
                  label="Start keeping history"
                  variant="primary"
                  done="Every save is recorded from now on."
                  run={() => sendChange('POST', '/api/history/begin')}
                />
              </>
            );
          if (changes.length === 0) return <Empty>Nothing has been changed here yet.</Empty>;
          return (
            <ul className="stack line">
              {changes.map((change) => (
                <Row key={change.id} change={change} />
              ))}
            </ul>
          );
        }}
      </Show>
      <ShowMore of={list} label="Show older ones" />
    </Screen>
  );
};
