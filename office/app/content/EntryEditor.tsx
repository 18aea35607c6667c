import { clsx } from 'clsx';
import { lazy, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Picked } from '@agency/site/preview/messages.ts';
import { isSame } from '../../content/differences.ts';
import type { Entry } from '../api-types.ts';
import { address, ask, Refused } from '../api.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { ConfirmButton } from '../shell/Action.tsx';
import { moment } from '../shell/moment.ts';
import { Shown } from '../shell/preview.ts';
import { linkTo, type EntryRoute } from '../shell/route.ts';
import { Screen, Show } from '../shell/Screen.tsx';
import { useListener } from '../shell/use-listener.ts';
import { useLoad } from '../shell/use-load.ts';
import { AlsoHere, Notices, SaveBar } from './Notices.tsx';
import { EntryActions } from './EntryActions.tsx';
import styles from './EntryEditor.module.css';
import { fieldOf, goToField, goToPicked, ownFieldOf, useArrival } from './go-to-field.ts';
import { PreviewPane, type PreviewHandle } from './PreviewPane.tsx';
import { useEditor } from './use-editor.ts';

/** Brings the editor of texts along, which most forms do without. */
const MarkdownEditor = lazy(async () => {
  const { MarkdownEditor: editor } = await import('../form/MarkdownEditor.tsx');
  return { default: editor };
});

const Editing = ({ entry, reload }: { entry: Entry; reload: () => void }) => {
  const editor = useEditor(entry);
  const { written, change, save, problems } = editor;
  const { collection, id } = entry;
  const [isSeeing, setIsSeeing] = useState(false);
  useListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void save();
  });
  const preview = useRef<PreviewHandle>(null);
  const showField = ({ target }: FocusEvent) => {
    const field = fieldOf(target);
    if (field) preview.current?.show([collection, id, ...field]);
  };
  const open = (picked: Picked) => {
    const field = ownFieldOf(entry, written, picked);
    if (!field) return void goToPicked(picked);
    flushSync(() => setIsSeeing(false));
    return goToField(field);
  };
  return (
    <>
      <div className={clsx('row gap-1', styles.switch)} role="group" aria-label="What is shown">
        {Object.entries({ Write: false, 'See the page': true }).map(([words, shows]) => (
          <button
            key={words}
            type="button"
            className="tool"
            aria-pressed={isSeeing === shows}
            onClick={() => setIsSeeing(shows)}
          >
            {words}
          </button>
        ))}
      </div>
      <div className={clsx('stack gap-4 may-shrink', styles.columns)}>
        <div
          className={clsx('stack gap-4 items-top may-shrink', isSeeing && styles.away)}
          onFocus={showField}
        >
          <Notices editor={editor} />
          <AlsoHere place={`${collection}/${id}`} />
          <Shown value={editor.shown}>
            <EntryForm
              entry={entry}
              data={written.data}
              problems={problems}
              onRemoved={editor.onRemoved}
              onChange={(data) => {
                if (!isSame(data, written.data)) change({ ...written, data });
              }}
            />
          </Shown>
          {written.body !== undefined && (
            <MarkdownEditor
              entry={entry}
              value={written.body}
              problems={problems}
              onChange={(body) => change({ ...written, body })}
            />
          )}
          <EntryActions entry={entry} reload={reload} />
        </div>
        <div className={clsx(styles.seeing, !isSeeing && styles.away)}>
          <PreviewPane ref={preview} entry={entry} shown={editor.shown} onPicked={open} />
        </div>
      </div>
      <SaveBar editor={editor} />
    </>
  );
};

/** One entry, opened at a field where one is named: the form and, beside it, the page. */
export const EntryEditor = ({ at: [collection, id, ...field] }: { at: EntryRoute }) => {
  const loaded = useLoad<Entry>(address('/api/entry', { collection, id }));
  useArrival(field, loaded.answer !== undefined);
  const { error } = loaded;
  const refused = error instanceof Refused ? (error.answer as { lastReadable?: string }) : {};
  const { lastReadable } = refused;
  return (
    <Screen
      key={loaded.answer ? 'there' : 'coming'}
      title={loaded.answer?.title ?? (loaded.failure ? 'This can’t be opened' : 'One moment …')}
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
      {lastReadable !== undefined && (
        <ConfirmButton
          label="Restore the last version that works"
          question="Restore the last version that works?"
          yes="Restore it"
          done="It’s back. Nothing goes live until you publish."
          run={() => ask('POST', '/api/entry/bring-back', { collection, id })}
          onDone={loaded.reload}
        >
          <p>
            The file will be as it was {moment(lastReadable)}. What it says now is kept in History.
          </p>
        </ConfirmButton>
      )}
    </Screen>
  );
};
