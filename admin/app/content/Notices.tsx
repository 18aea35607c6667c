import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Problem } from '../api-types.ts';
import { moment } from '../shell/times.ts';
import styles from './Notices.module.css';
import type { Editor } from './use-editor.ts';

/** Brings the owner to a field, opening what it is folded into. */
const goToField = (field: Problem['field']) => {
  const names = field[0] === 'body' ? ['text'] : ['root', ...field];
  // The field itself may not be there yet; then the group it belongs to is.
  for (let count = names.length; count > 0; count -= 1) {
    const element = document.getElementById(names.slice(0, count).join('_'));
    if (!element) continue;
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    const target =
      element instanceof HTMLDetailsElement ? element.querySelector('summary') : element;
    target?.scrollIntoView({ block: 'center' });
    target?.focus();
    return;
  }
};

/** What is wrong with the entry; each leads to its field. */
const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <section className={styles.failure} aria-labelledby="problems">
    <h2 id="problems" className={styles.heading}>
      {problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`}
    </h2>
    <ul className={styles.list}>
      {problems.map(({ field, message }, index) => (
        <li key={index}>
          <button type="button" className={styles.link} onClick={() => goToField(field)}>
            {message}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** Somebody else changed the same fields meanwhile: both are shown, and one is chosen for each. */
const Conflict = ({ editor }: { editor: Editor }) => {
  const { theirs, clashes = [], combine, drop } = editor;
  const [taken, setTaken] = useState<readonly string[]>([]);
  if (!theirs) return null;
  return (
    <section className={styles.failure} role="alert" aria-labelledby="conflict">
      <h2 id="conflict" className={styles.heading}>
        Somebody changed this meanwhile
      </h2>
      <p>Nothing is lost. You both changed what’s below. Choose which words stay:</p>
      {clashes.map(({ place, mine, theirs: other }) => (
        <fieldset key={place} className={styles.both}>
          <legend>{place}</legend>
          <label>
            <input
              type="radio"
              name={place}
              checked={!taken.includes(place)}
              onChange={() => setTaken(taken.filter((one) => one !== place))}
            />
            <span>
              <b>Yours:</b> {mine}
            </span>
          </label>
          <label>
            <input
              type="radio"
              name={place}
              checked={taken.includes(place)}
              onChange={() => setTaken([...taken, place])}
            />
            <span>
              <b>Saved meanwhile:</b> {other}
            </span>
          </label>
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button
          type="button"
          onClick={() =>
            combine(theirs, ({ place }) => (taken.includes(place) ? 'theirs' : 'mine'))
          }
        >
          Go on with these
        </Button>
        <Button type="button" variant="secondary" onClick={() => void drop(theirs)}>
          Take the other
        </Button>
      </div>
    </section>
  );
};

/** What stands above the form: unsaved words, problems, and a conflict. */
export const Notices = ({ editor }: { editor: Editor }) => (
  <>
    {editor.found && (
      <section className={styles.note} aria-label="Unsaved words">
        <p>You left words here {moment(editor.found.at)} that aren’t saved.</p>
        <div className={styles.buttons}>
          <Button type="button" onClick={editor.takeFound}>
            Go on with them
          </Button>
          <Button type="button" variant="secondary" onClick={editor.leaveFound}>
            Throw them away
          </Button>
        </div>
      </section>
    )}
    <Conflict editor={editor} />
    {editor.problems.length > 0 && <Problems problems={editor.problems} />}
  </>
);
