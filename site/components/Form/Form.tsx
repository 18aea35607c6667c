import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormState } from '@agency/leads/forms/form.ts';
import styles from './Form.module.css';

// Page translators replace text nodes with `<font>`, before and after hydration. So in hydrated markup each text has an
// element of its own, and hydration accepts whatever text it finds there (`suppressHydrationWarning`).

/** What a field passes to its control: the ids that link label, hint and error to it, and its value. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  defaultValue: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** The control's name. Combined with `form`, it also makes the ids on the page. */
  name: string;
  /** Keeps ids unique when a page holds several forms. */
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
          {/* Announces the kind of text before the message itself. */}
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

/** A boxed message. A failure interrupts a screen reader; a note waits its turn. */
export const Notice = ({ kind, ...rest }: NoticeProps) => (
  <div
    className={clsx(
      'stack gap-2 items-start rounded ink',
      styles.notice,
      kind === 'failure' && styles.failure,
    )}
    role={kind === 'failure' ? 'alert' : 'status'}
    {...rest}
  />
);

interface ErrorSummaryProps {
  form: string;
  /** The error of each invalid field, by field name. */
  errors: Readonly<Record<string, string>>;
}

/** The list of all errors at the top of a form, each linking to its field. It takes focus when it appears. */
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
  /** The message shown when the form cannot be delivered. */
  unreachable: string;
}

/** The messages above the fields of a form that the server sent back. */
export const FormMessages = ({
  form,
  state: { errors = {}, alert },
  agencyEmail,
  unreachable,
}: FormMessagesProps) => (
  <>
    {Object.keys(errors).length > 0 && <ErrorSummary form={form} errors={errors} />}
    {alert && <SendingFailure sentence={alert} agencyEmail={agencyEmail} autoFocus />}
    {/* Shown by `client/guard-forms.ts` and `client/sign-up.ts`. */}
    <SendingFailure sentence={unreachable} agencyEmail={agencyEmail} hidden data-unsent="" />
  </>
);
