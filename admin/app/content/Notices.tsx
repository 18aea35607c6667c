import type { RJSFSchema } from '@rjsf/utils';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Problem } from '../api-types.ts';
import { moment } from '../shell/times.ts';
import { differencesOf } from './differences.ts';
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
      {problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`}
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

/** Somebody else changed the file meanwhile: both are shown, and one is chosen. */
const Conflict = ({ editor, schema }: { editor: Editor; schema: RJSFSchema }) => {
  const { theirs, written, save, drop } = editor;
  if (!theirs) return null;
  return (
    <section className={styles.failure} role="alert" aria-labelledby="conflict">
      <h2 id="conflict" className={styles.heading}>
        Somebody changed this meanwhile
      </h2>
      <p>Nothing is lost. This is where the two differ:</p>
      {differencesOf(schema, written, theirs).map(({ place, mine, theirs: other }) => (
        <dl key={place} className={styles.both}>
          <dt>{place}</dt>
          <dd>
            <b>Yours:</b> {mine}
          </dd>
          <dd>
            <b>Saved meanwhile:</b> {other}
          </dd>
        </dl>
      ))}
      <div className={styles.buttons}>
        <Button type="button" onClick={() => void save(theirs.version)}>
          Save mine over it
        </Button>
        <Button type="button" variant="secondary" onClick={() => void drop(theirs)}>
          Take the other
        </Button>
      </div>
    </section>
  );
};

/** What stands above the form: unsaved words, problems, and a conflict. */
export const Notices = ({ editor, schema }: { editor: Editor; schema: RJSFSchema }) => (
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
    <Conflict editor={editor} schema={schema} />
    {editor.problems.length > 0 && <Problems problems={editor.problems} />}
  </>
);
