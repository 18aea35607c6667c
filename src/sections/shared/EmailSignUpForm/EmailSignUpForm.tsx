import type { ComponentPropsWithRef } from 'react';
import type { FormState } from '../../../../forms/form-state.ts';
import { unreachable } from '../../../../forms/unreachable.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Honeypot } from '../../../components/Honeypot/Honeypot.tsx';
import { SendingFailure } from '../../../components/SendingFailure/SendingFailure.tsx';
import styles from './EmailSignUpForm.module.css';

export interface EmailSignUpFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method'> {
  /** Makes the ids on the page. */
  form: string;
  /** The page the form posts to: its own. */
  action: string;
  label: string;
  placeholder: string;
  button: string;
  agencyEmail: string;
  /** What happens with the address, below the button. */
  note?: string;
  maxLength?: number;
  /** Of what thanks for the address, where the form answers without leaving the page. */
  thanks?: string;
  state?: FormState;
}

/** A form that asks for an email address and nothing else, in every state. */
export const EmailSignUpForm = ({
  form,
  label,
  placeholder,
  button,
  agencyEmail,
  note,
  maxLength,
  thanks,
  state = {},
  ...rest
}: EmailSignUpFormProps) => {
  const { values = {}, errors = {}, alert, submissionId } = state;
  return (
    <form
      className={styles.form}
      method="post"
      data-sign-up={thanks && ''}
      data-thanks={thanks}
      {...rest}
    >
      {Object.keys(errors).length > 0 && <ErrorSummary form={form} errors={errors} autoFocus />}
      {alert && <SendingFailure sentence={alert} agencyEmail={agencyEmail} autoFocus />}
      {/* The scripts show it: `client/guard-forms.ts` and `client/sign-up.ts`. */}
      <SendingFailure
        sentence={unreachable.signUp}
        agencyEmail={agencyEmail}
        hidden
        data-unsent=""
      />
      <Field form={form} name="email" label={label} error={errors['email']}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            maxLength={maxLength}
            placeholder={placeholder}
            defaultValue={values['email']}
          />
        )}
      </Field>
      <Honeypot form={form} />
      {submissionId && <input type="hidden" name="submissionId" value={submissionId} />}
      <Button className={styles.send}>{button}</Button>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
};
