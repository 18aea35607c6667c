import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { Problem } from '../api-types.ts';
import { sendChange } from '../api.ts';
import { ConfirmButton, SmallButton } from '../shell/Action.tsx';
import { Clashes } from '../shell/ChangedFields.tsx';
import { moment, useInterval, useListener } from '../shell/browser.ts';
import { ProblemList } from '../shell/status.tsx';
import styles from './EntryEditor.module.css';
import type { Editor } from './use-editor.ts';

/** The problems of the entry; each leads to its field. */
const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <section className="failure stack gap-2" aria-labelledby="problems">
    <h2 id="problems" className="size-1">
      {problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`}
    </h2>
    <ProblemList problems={problems} />
  </section>
);

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** A merge conflict: both versions of each field are shown, and one is chosen. */
const Conflict = ({ editor }: { editor: Editor }) => {
  const { theirs, clashes = [], combine, replaceBy } = editor;
  if (!theirs) return null;
  return (
    <section
      ref={bringIntoView}
      className="failure stack gap-2"
      role="alert"
      aria-labelledby="conflict"
    >
      <h2 id="conflict" className="size-1">
        This was changed elsewhere while you were editing
      </h2>
      <p>Nothing is lost. What’s below was changed there, too. Choose which words stay:</p>
      <Clashes clashes={clashes} names={{ mine: 'Yours', theirs: 'Their version' }}>
        {(choices) => (
          <div className="wrap gap-2">
            <Button type="button" onClick={() => combine(theirs, choices)}>
              Keep these
            </Button>
            <Button type="button" variant="secondary" onClick={() => void replaceBy(theirs)}>
              Use theirs
            </Button>
          </div>
        )}
      </Clashes>
    </section>
  );
};

/** Reverts to what is saved, after confirmation. */
const Discard = ({ editor: { discard, isSaving } }: { editor: Editor }) => (
  <ConfirmButton
    label="Discard"
    question="Discard what isn’t saved?"
    yes="Discard it"
    disabled={isSaving}
    run={discard}
  >
    <p>
      The form goes back to what’s saved now. Undo brings your words back, until you save or leave
      this screen.
    </p>
  </ConfirmButton>
);

/** The notices above the form: restored edits, a conflict, and problems. */
export const Notices = ({ editor }: { editor: Editor }) => (
  <>
    {editor.foundAt && (
      <section className="notice stack gap-2" aria-label="Unsaved words">
        <p>You typed this {moment(editor.foundAt)}. It isn’t saved yet.</p>
        <div className="wrap gap-2">
          <Button type="button" onClick={editor.keepFound}>
            Keep editing
          </Button>
          <Discard editor={editor} />
        </div>
      </section>
    )}
    <Conflict editor={editor} />
    {editor.problems.length > 0 && <Problems problems={editor.problems} />}
  </>
);

const saveState = ({ isDirty, isKept }: Editor): string => {
  if (!isDirty) return 'All saved';
  return isKept
    ? 'Not saved yet'
    : 'Not saved yet, and this browser can’t keep it: save before you leave';
};

/** The bar below the form: save, discard, undo, and whether everything is saved. */
export const SaveBar = ({ editor }: { editor: Editor }) => {
  const { isSaving, isDirty, save, undoable, undo } = editor;
  return (
    <div className={clsx('on-ground row wrap gap-2', styles.bar)}>
      <Button type="button" busy={isSaving} className="compact" onClick={() => void save()}>
        {isSaving ? 'Saving …' : 'Save'}
      </Button>
      {isDirty && <Discard editor={editor} />}
      <span role="status" className="quiet">
        {undoable && `${undoable} `}
        {saveState(editor)}
      </span>
      {undoable && (
        <SmallButton // Discarding removes the button that had the focus.
          autoFocus={!isDirty}
          onClick={undo}
        >
          Undo
        </SmallButton>
      )}
    </div>
  );
};

/** How often an open screen announces itself, in milliseconds. */
const pause = 20_000;

const names = new Intl.ListFormat('en-US');

/** Says who else has the same entry open. */
export const AlsoHere = ({ place }: { place: string }) => {
  const [screen] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState<readonly string[]>([]);
  const announce = () => {
    if (document.visibilityState !== 'visible') return;
    sendChange<{ others: string[] }>('POST', '/api/presence', { screen, place }).then(
      (answer) => setOthers(answer.others),
      // The next announcement follows soon, and nothing depends on it.
      () => undefined,
    );
  };
  const leave = () => {
    sendChange('POST', '/api/presence', { screen }, { keepalive: true }).catch(() => undefined);
  };
  const onOpened = useEffectEvent(announce);
  const onLeft = useEffectEvent(leave);
  useEffect(() => {
    onOpened();
    return () => onLeft();
  }, []);
  useInterval(pause, announce);
  useListener('visibilitychange', announce);
  useListener('pagehide', leave);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="notice">
          {names.format(others)} {others.length === 1 ? 'is' : 'are'} here too.
        </p>
      )}
    </div>
  );
};
