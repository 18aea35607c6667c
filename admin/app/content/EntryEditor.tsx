import type { FieldPathList } from '@rjsf/utils';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Data, Entry } from '../api-types.ts';
import { address } from '../api.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { MarkdownEditor } from '../form/MarkdownEditor.tsx';
import { linkTo } from '../shell/route.ts';
import { Screen, Show } from '../shell/Screen.tsx';
import { useLoad } from '../shell/use-load.ts';
import { EntryActions } from './EntryActions.tsx';
import styles from './EntryEditor.module.css';
import { Notices } from './Notices.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { putBack, takeAt, type Removed } from './removed.ts';
import { useEditor } from './use-editor.ts';

const Editing = ({ entry, reload }: { entry: Entry; reload: () => void }) => {
  const editor = useEditor(entry);
  const { written, change, save, drop, isDirty, isSaving, problems } = editor;
  const [removed, setRemoved] = useState<Removed>();
  const [isSeeing, setIsSeeing] = useState(false);
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
  }, [written]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const { collection, file } = entry;
  const context = useMemo(
    () => ({
      collection,
      file,
      onRemoved: (path: FieldPathList, words: string) =>
        setRemoved({ path, words, value: takeAt(latest.current.data, path) }),
    }),
    [collection, file],
  );
  const undo = () => {
    if (removed) change({ ...written, data: putBack(written.data, removed) as Data });
    setRemoved(undefined);
  };
  return (
    <>
      <div className={styles.switch} role="group" aria-label="What is shown">
        <button type="button" aria-pressed={!isSeeing} onClick={() => setIsSeeing(false)}>
          Write
        </button>
        <button type="button" aria-pressed={isSeeing} onClick={() => setIsSeeing(true)}>
          See the page
        </button>
      </div>
      <div className={styles.columns}>
        <div className={clsx(styles.writing, isSeeing && styles.away)}>
          <Notices editor={editor} />
          <EntryForm
            entry={entry}
            data={written.data}
            problems={problems}
            context={context}
            onChange={(data) => {
              if (JSON.stringify(data) !== JSON.stringify(written.data))
                change({ ...written, data });
            }}
          />
          {written.body !== undefined && (
            <MarkdownEditor
              value={written.body}
              problems={problems
                .filter(({ field }) => field[0] === 'body')
                .map(({ message }) => message)}
              onChange={(body) => change({ ...written, body })}
            />
          )}
          <EntryActions entry={entry} reload={reload} />
        </div>
        <div className={clsx(styles.seeing, !isSeeing && styles.away)}>
          <PreviewPane address={entry.address ?? '/'} />
        </div>
      </div>
      <div className={styles.bar}>
        <Button type="button" busy={isSaving} className={styles.small} onClick={() => void save()}>
          {isSaving ? 'Saving …' : 'Save'}
        </Button>
        {isDirty && (
          <Button
            type="button"
            variant="secondary"
            className={styles.small}
            onClick={() => void drop()}
          >
            Discard
          </Button>
        )}
        <span role="status" className={styles.state}>
          {removed ? `${removed.words} removed.` : isDirty ? 'Not saved yet' : 'All saved'}
        </span>
        {removed && (
          <Button type="button" variant="secondary" className={styles.small} onClick={undo}>
            Undo
          </Button>
        )}
      </div>
    </>
  );
};

/** One entry: the form and, beside it, the page. */
export const EntryEditor = ({ collection, id }: { collection: string; id: string }) => {
  const loaded = useLoad<Entry>(address('/api/entry', { collection, id }));
  const { answer, reload } = loaded;
  return (
    <Screen
      key={answer ? 'there' : 'coming'}
      title={answer?.title ?? 'One moment …'}
      above={<a href={linkTo('content')}>Content</a>}
      isWide
    >
      <Show of={loaded}>
        {(entry) => <Editing key={entry.version} entry={entry} reload={reload} />}
      </Show>
    </Screen>
  );
};
