import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Field.module.css';

/** What a field passes to its control so that label, hint and message belong to it. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** The control's name; with `form` it also makes the ids of the page. */
  name: string;
  /** Keeps ids apart where a page holds several forms. */
  form: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** The id of a field's control, which an error summary links to. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;

/** A labelled control with its hint and the message of what needs attention. */
export const Field = ({ name, form, label, hint, error, children }: FieldProps) => {
  const id = fieldId(form, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, error && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {/* Tells what kind of text this is before it is read out. */}
          <span className="only-for-screen-readers">Error: </span>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};
