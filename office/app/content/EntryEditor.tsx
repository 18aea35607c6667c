import type { FieldPathList } from '@rjsf/utils';
import { clsx } from 'clsx';
import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Picked } from '@agency/site/preview/messages.ts';
import { isSame } from '../../content/differences.ts';
import type { Entry, Problem } from '../api-types.ts';
import { apiUrl, Refused, useLoad } from '../api.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { Advice, fillIn } from '../form/fields.tsx';
import { RichText } from '../form/rich-text/RichText.tsx';
import { Shown } from '../form/SearchResult.tsx';
import { Screen, Show, Tag } from '../shell/Screen.tsx';
import { goToField, linkTo, useListener } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import { EntryActions } from './EntryActions.tsx';
import styles from './EntryEditor.module.css';
import { AlsoHere, Notices, SaveBar } from './Notices.tsx';
import { OldPictures } from './OldPictures.tsx';
import { PreviewPane, usePage } from './PreviewPane.tsx';
import {
  fieldOfControl,
  goToClickedEntry,
  clickedField,
  useFieldFromAddress,
} from './go-to-field.ts';
import { StillSays } from './StillSays.tsx';
import { Unreadable } from './Unreadable.tsx';
import { useEditor } from './use-editor.ts';

interface TextFieldProps {
  entry: Entry;
  value: string;
  problem: string;
  advice: string;
  onChange: (text: string) => void;
}

const wordsAboutText = (problems: readonly Problem[]): string =>
  problems
    .filter(({ field }) => field[0] === 'body')
    .map(({ message }) => message)
    .join(' ');

/** The text of a post. */
const TextField = ({ entry, value, problem, advice, onChange }: TextFieldProps) => (
  <div className="stack gap-0 may-shrink">
    <p className="strong" aria-hidden="true">
      Text
    </p>
    <p id="text-hint" className="quiet">
      Write, or paste what you have written elsewhere; a picture, too, or drop it in.
    </p>
    <RichText
      id="text"
      label="Text"
      describedBy={clsx('text-hint', problem && 'text-problem', advice && 'text-advice')}
      isWrong={problem !== ''}
      fill={(text) => fillIn(entry, text)}
      entry={entry}
      value={value}
      onChange={onChange}
    />
    {problem && (
      <p id="text-problem" className="small strong accent">
        {problem}
      </p>
    )}
    <Advice id="text" words={advice} />
  </div>
);

const Editing = ({ entry, reload }: { entry: Entry; reload: () => void }) => {
  const editor = useEditor(entry);
  const { written, change, save, problems, advice } = editor;
  const { collection, id } = entry;
  const you = useYou();
  const [isSeeing, setIsSeeing] = useState(false);
  useListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void save();
  });
  const showField = ({ target }: FocusEvent) => {
    const field = fieldOfControl(target);
    if (field) page.show([collection, id, ...field]);
  };
  const open = (picked: Picked) => {
    const field = clickedField(entry, written, picked);
    if (!field) return void goToClickedEntry(picked);
    flushSync(() => setIsSeeing(false));
    return goToField(field);
  };
  const page = usePage(open);
  const add = (path: FieldPathList, added: object, { properties = {} }: Entry['schema']) => {
    flushSync(() => editor.add(path, added));
    const field = [...path, Object.keys(properties).find((name) => name !== 'kind') ?? ''];
    const control = goToField(field);
    if (control instanceof HTMLInputElement) control.select();
    page.showOnceThere([collection, id, ...field.map(String)]);
  };
  return (
    <>
      <div className={clsx('row gap-1', styles.switch)} role="group" aria-label="What is shown">
        {Object.entries({ Write: false, 'See the page': true }).map(([words, shows]) => (
          <button
            key={words}
            type="button"
            className="tool target full-width"
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
          {you && <AlsoHere place={`${collection}/${id}`} />}
          <Shown value={editor.shown}>
            <EntryForm
              entry={entry}
              data={written.data}
              saved={editor.saved?.data}
              problems={problems}
              advice={advice}
              onRemoved={editor.onRemoved}
              onAdded={add}
              onChange={(data) => {
                if (!isSame(data, written.data)) change({ ...written, data });
              }}
            />
          </Shown>
          {written.body !== undefined && (
            <TextField
              entry={entry}
              value={written.body}
              problem={wordsAboutText(problems)}
              advice={wordsAboutText(advice)}
              onChange={(body) => change({ ...written, body })}
            />
          )}
          {collection === 'business' && <StillSays entry={entry} data={written.data} />}
          {collection === 'brand' && <OldPictures />}
          <EntryActions entry={entry} saveFirst={editor.saveFirst} reload={reload} />
        </div>
        <div className={clsx(styles.seeing, !isSeeing && styles.away)}>
          <PreviewPane entry={entry} shown={editor.shown} page={page} />
        </div>
      </div>
      <SaveBar editor={editor} />
    </>
  );
};

interface EntryEditorProps {
  collection: string;
  id: string;
  /** The path of the field to go to. */
  field: readonly string[];
}

/** One entry, opened at a field if the route has one: the form and, beside it, the page. */
export const EntryEditor = ({ collection, id, field }: EntryEditorProps) => {
  const loaded = useLoad<Entry>(apiUrl('/api/entry', { collection, id }));
  useFieldFromAddress(field, loaded.answer !== undefined);
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
          <a href={linkTo('history', collection, id)}>History</a>{' '}
          {loaded.answer?.data['hidden'] === true && <Tag>Hidden</Tag>}
        </>
      }
      isWide
    >
      {lastReadable === undefined ? (
        <Show of={loaded}>
          {(entry) => <Editing key={entry.version} entry={entry} reload={loaded.reload} />}
        </Show>
      ) : (
        <Unreadable name={{ collection, id }} words={loaded.failure} lastReadable={lastReadable} />
      )}
    </Screen>
  );
};
