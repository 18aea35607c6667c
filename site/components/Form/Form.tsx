import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormState } from '@agency/leads/forms/form.ts';
import styles from './Form.module.css';

// A page translator puts `<font>` in the place of text, before React comes and
// after. So what is hydrated has every text in an element of its own, and takes
// over whatever words stand there (`suppressHydrationWarning`).

/** What a field passes to its control so that label, hint and message belong to it, and what was typed stands in it. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  defaultValue: string | undefined;
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
  state?: FormState;
  children: (control: ControlProps) => ReactNode;
}

const fieldId = (form: string, name: string): string => `${form}-${name}`;

export const Field = ({ name, form, label, hint, state = {}, children }: FieldProps) => {
  const id = fieldId(form, name);
  const error = state.errors?.[name];
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('stack', styles.field)}>
      <label className="strong" htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {error && (
        <p className="small strong accent" id={`${id}-error`}>
          {/* Tells what kind of text this is before it is read out. */}
          <span className="only-for-screen-readers">Error: </span>
          <span>{error}</span>
        </p>
      )}
      {children({
        id,
        name,
        className: styles.control,
        defaultValue: state.values?.[name],
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <div className={clsx('quiet', styles.hint)} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
};

interface NoticeProps extends ComponentPropsWithRef<'div'> {
  kind: 'failure' | 'note';
}

/** A boxed message; a failure interrupts a screen reader, the others wait their turn. */
export const Notice = ({ kind, ...rest }: NoticeProps) => (
  <div
    className={clsx('stack gap-2 items-start rounded ink', styles.notice, styles[kind])}
    role={kind === 'failure' ? 'alert' : 'status'}
    {...rest}
  />
);

interface ErrorSummaryProps {
  form: string;
  /** The message of each wrong field, by field name. */
  errors: Readonly<Record<string, string>>;
}

/**
 * The list of everything that needs attention, at the top of a form; each
 * entry leads to its field. It takes the focus when it appears.
 */
const ErrorSummary = ({ form, errors }: ErrorSummaryProps) => (
  <div
    className={clsx('on-ground rounded', styles.summary)}
    role="alert"
    tabIndex={-1}
    aria-labelledby={`${form}-summary`}
    autoFocus
  >
    <h2 className="size-1" id={`${form}-summary`}>
      There is something to complete
    </h2>
    <ul className={clsx('stack above-2', styles.list)}>
      {Object.entries(errors).map(([name, message]) => (
        <li key={name}>
          <a href={`#${fieldId(form, name)}`}>{message}</a>
        </li>
      ))}
    </ul>
  </div>
);

interface SendingFailureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  sentence: string;
  agencyEmail: string;
}

const SendingFailure = ({ sentence, agencyEmail, ...rest }: SendingFailureProps) => (
  <Notice kind="failure" tabIndex={-1} {...rest}>
    <p suppressHydrationWarning>{sentence}</p>
    <p>
      <span suppressHydrationWarning>You can also email </span>
      <a href={`mailto:${agencyEmail}`} suppressHydrationWarning>
        {agencyEmail}
      </a>
      <span suppressHydrationWarning>.</span>
    </p>
  </Notice>
);

interface FormMessagesProps {
  form: string;
  state: FormState;
  agencyEmail: string;
  /** What is said where the form does not get through. */
  unreachable: string;
}

/** What stands above the fields of a form that was sent and came back. */
export const FormMessages = ({
  form,
  state: { errors = {}, alert },
  agencyEmail,
  unreachable,
}: FormMessagesProps) => (
  <>
    {Object.keys(errors).length > 0 && <ErrorSummary form={form} errors={errors} />}
    {alert && <SendingFailure sentence={alert} agencyEmail={agencyEmail} autoFocus />}
    {/* The scripts show it: `client/guard-forms.ts` and `client/sign-up.ts`. */}
    <SendingFailure sentence={unreachable} agencyEmail={agencyEmail} hidden data-unsent="" />
  </>
);
