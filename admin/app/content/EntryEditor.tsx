import type { FieldPathList } from '@rjsf/utils';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Data, Entry } from '../api-types.ts';
import { address } from '../api.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { MarkdownEditor } from '../form/MarkdownEditor.tsx';
import { linkTo, type EntryRoute } from '../shell/route.ts';
import { Screen, Show } from '../shell/Screen.tsx';
import { useLoad } from '../shell/use-load.ts';
import { EntryActions } from './EntryActions.tsx';
import styles from './EntryEditor.module.css';
import { useArrival } from './go-to-field.ts';
import { Discard, Notices } from './Notices.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { putBack, takeAt, type Removed } from './removed.ts';
import { useEditor, type Editor } from './use-editor.ts';

const stateOf = ({ isDirty, isKept }: Editor): string => {
  if (!isDirty) return 'All saved';
  return isKept
    ? 'Not saved yet'
    : 'Not saved yet, and this browser can’t keep it: save before you leave';
};

const Editing = ({ entry, reload }: { entry: Entry; reload: () => void }) => {
  const editor = useEditor(entry);
  const { written, change, save, isDirty, isSaving, problems } = editor;
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
  const { collection, id, file } = entry;
  const context = useMemo(
    () => ({
      collection,
      id,
      file,
      onRemoved: (path: FieldPathList, words: string) =>
        setRemoved({ path, words, value: takeAt(latest.current.data, path) }),
    }),
    [collection, id, file],
  );
  const putBackRemoved = () => {
    if (removed) change({ ...written, data: putBack(written.data, removed) as Data });
    setRemoved(undefined);
  };
  // What was taken out last comes back first.
  const undoable = editor.isDiscarded
    ? { words: 'Discarded.', undo: editor.bringBack }
    : removed && { words: `${removed.words} removed.`, undo: putBackRemoved };
  return (
    <>
      <div className={clsx('row gap-1', styles.switch)} role="group" aria-label="What is shown">
        <button type="button" className="tool" aria-pressed={!isSeeing} onClick={() => setIsSeeing(false)}>
          Write
        </button>
        <button type="button" className="tool" aria-pressed={isSeeing} onClick={() => setIsSeeing(true)}>
          See the page
        </button>
      </div>
      <div className={clsx('stack gap-4 may-shrink', styles.columns)}>
        <div className={clsx('stack gap-4 items-top may-shrink', isSeeing && styles.away)}>
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
              context={context}
              problems={problems}
              onChange={(body) => change({ ...written, body })}
            />
          )}
          <EntryActions entry={entry} reload={reload} />
        </div>
        <div className={clsx(styles.seeing, !isSeeing && styles.away)}>
          <PreviewPane entry={entry} shown={editor.shown} />
        </div>
      </div>
      <div className={clsx('row wrap gap-2 line', styles.bar)}>
        <Button type="button" busy={isSaving} className="compact" onClick={() => void save()}>
          {isSaving ? 'Saving …' : 'Save'}
        </Button>
        {isDirty && <Discard editor={editor} />}
        <span role="status" className="quiet">
          {undoable && `${undoable.words} `}
          {stateOf(editor)}
        </span>
        {undoable && (
          <Button
            type="button"
            variant="secondary"
            className="compact"
            autoFocus={editor.isDiscarded}
            onClick={undoable.undo}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  );
};

/** One entry, opened at a field where one is named: the form and, beside it, the page. */
export const EntryEditor = ({ at: [collection, id, ...field] }: { at: EntryRoute }) => {
  const loaded = useLoad<Entry>(address('/api/entry', { collection, id }));
  useArrival(field, loaded.answer !== undefined);
  return (
    <Screen
      key={loaded.answer ? 'there' : 'coming'}
      title={loaded.answer?.title ?? 'One moment …'}
      above={
        <>
          <a href={linkTo('content')}>Content</a> ·{' '}
          <a href={linkTo('history', collection, id)}>History</a>
        </>
      }
      isWide
    >
      <Show of={loaded}>
        {(entry) => (
          <Editing
            key={`${entry.collection}/${entry.id}/${entry.version}`}
            entry={entry}
            reload={loaded.reload}
          />
        )}
      </Show>
    </Screen>
  );
};
