import type { ComponentPropsWithRef } from 'react';
import { fieldId } from '../Field/Field.tsx';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps extends ComponentPropsWithRef<'div'> {
  form: string;
  /** The message of each wrong field, by field name. */
  errors: Readonly<Record<string, string>>;
}

/**
 * The list of everything that needs attention, at the top of a form; each
 * entry leads to its field. It takes the focus when it appears.
 */
export const ErrorSummary = ({ form, errors, ...rest }: ErrorSummaryProps) => (
  <div
    className={styles.summary}
    role="alert"
    tabIndex={-1}
    aria-labelledby={`${form}-summary`}
    {...rest}
  >
    <h2 className={styles.title} id={`${form}-summary`}>
      There is something to complete
    </h2>
    <ul className={styles.list}>
      {Object.entries(errors).map(([name, message]) => (
        <li key={name}>
          <a href={`#${fieldId(form, name)}`}>{message}</a>
        </li>
      ))}
    </ul>
  </div>
);
