import { useState } from 'react';
import type { Change } from '../api-types.ts';
import { address, ask, get } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './lists.module.css';

interface Page {
  changes: Change[];
  next?: string;
}

/** Every save in words; each can be taken back. */
export const History = () => {
  const first = useLoad<Page>('/api/history');
  const [older, setOlder] = useState<Page[]>([]);
  const next = older.length > 0 ? older.at(-1)?.next : first.answer?.next;
  const showOlder = async () => {
    const page = await get<Page>(address('/api/history', { before: next }));
    setOlder((before) => [...before, page]);
  };
  const undo = async (id: string) => {
    await ask('POST', '/api/history/undo', { id });
    setOlder([]);
    first.reload();
  };
  return (
    <Screen
      title="History"
      lead="Every change in words. Each can be taken back, as long as nothing newer stands on it."
    >
      <Show of={first}>
        {({ changes }) => {
          const all = [...changes, ...older.flatMap((page) => page.changes)];
          if (all.length === 0) return <Empty>Nothing has been changed here yet.</Empty>;
          return (
            <ul className={styles.list}>
              {all.map(({ id, at, words, undone }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <p className={undone ? styles.struck : styles.words}>{words}</p>
                    <p className={styles.quiet}>
                      {moment(at)}
                      {undone && ' · taken back'}
                    </p>
                  </div>
                  {!undone && (
                    <ActionButton
                      label={
                        <>
                          Take back<span className="only-for-screen-readers">: {words}</span>
                        </>
                      }
                      done="Taken back."
                      run={() => undo(id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Show>
      {next !== undefined && <ActionButton label="Show older ones" run={showOlder} />}
    </Screen>
  );
};
