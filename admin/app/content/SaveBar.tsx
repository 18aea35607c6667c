import { clsx } from 'clsx';
import { Button } from '../../../src/components/Button/Button.tsx';
import styles from './EntryEditor.module.css';
import { Discard } from './Notices.tsx';
import type { Editor } from './use-editor.ts';

const stateOf = ({ isDirty, isKept }: Editor): string => {
  if (!isDirty) return 'All saved';
  return isKept
    ? 'Not saved yet'
    : 'Not saved yet, and this browser can’t keep it: save before you leave';
};

interface SaveBarProps {
  editor: Editor;
  /** What was taken out last. */
  undoable?: { words: string; undo: () => void } | undefined;
}

/** What is at the foot of a form: saving, going back, and what is not saved. */
export const SaveBar = ({ editor, undoable }: SaveBarProps) => (
  <div className={clsx('on-ground row wrap gap-2', styles.bar)}>
    <Button
      type="button"
      busy={editor.isSaving}
      className="compact"
      onClick={() => void editor.save()}
    >
      {editor.isSaving ? 'Saving …' : 'Save'}
    </Button>
    {editor.isDirty && <Discard editor={editor} />}
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
);
