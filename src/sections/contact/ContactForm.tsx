import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormState } from '../../../forms/form-state.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> {
  /** The words in the message box and on the button. */
  placeholder: string;
  button: string;
  /** Where to write when the form does not get through. */
  agencyEmail: string;
  state?: FormState;
  phase?: 'editing' | 'sending' | 'sent';
  emailHint?: ReactNode;
  /** What stands above the fields, such as the notice of a restored draft. */
  above?: ReactNode;
}

/**
 * The contact form in every state. It is a plain form that posts to its own
 * page; the server renders it again with messages, the island adds to it.
 */
export const ContactForm = ({
  placeholder,
  button,
  agencyEmail,
  state = {},
  phase = 'editing',
  emailHint,
  above,
  ...rest
}: ContactFormProps) => {
  const { errors = {}, alert, submissionId } = state;
  return (
    <form className={styles['form']} method="post" action="/contact" {...rest}>
      {Object.keys(errors).length > 0 && <ErrorSummary form="contact" errors={errors} autoFocus />}
      {alert && (
        <Notice kind="failure" tabIndex={-1} autoFocus>
          <p>{alert}</p>
          <p>
            You can also write to <a href={`mailto:${agencyEmail}`}>{agencyEmail}</a>.
          </p>
        </Notice>
      )}
      {above}
      <ContactFields state={state} placeholder={placeholder} emailHint={emailHint} />
      <Honeypot form="contact" />
      {submissionId && <input type="hidden" name="submissionId" value={submissionId} />}
      <Button className={styles['send']} busy={phase === 'sending'} disabled={phase === 'sent'}>
        {phase === 'sending' ? 'Sending …' : button}
      </Button>
    </form>
  );
};
