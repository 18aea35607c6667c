import { clsx } from 'clsx';
import { Button } from '../../../src/components/Button/Button.tsx';
import { SmallButton } from '../shell/Action.tsx';
import styles from './EntryEditor.module.css';
import { Discard } from './Notices.tsx';
import type { Editor } from './use-editor.ts';

const stateOf = ({ isDirty, isKept }: Editor): string => {
  if (!isDirty) return 'All saved';
  return isKept
    ? 'Not saved yet'
    : 'Not saved yet, and this browser can’t keep it: save before you leave';
};

/** What is at the foot of a form: saving, going back, and what is not saved. */
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
        {stateOf(editor)}
      </span>
      {undoable && (
        <SmallButton // The button that had the focus is gone with what was discarded.
          autoFocus={!isDirty}
          onClick={undo}
        >
          Undo
        </SmallButton>
      )}
    </div>
  );
};
