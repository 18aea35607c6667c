import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormState } from '../../../forms/form-state.ts';
import { draftKeys } from '../../../forms/keeping.ts';
import { unreachable } from '../../../forms/unreachable.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { Honeypot } from '../../components/Honeypot/Honeypot.tsx';
import { SendingFailure } from '../../components/SendingFailure/SendingFailure.tsx';
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
    <form
      className={styles.form}
      method="post"
      action="/contact"
      data-draft={draftKeys.contact}
      {...rest}
    >
      {Object.keys(errors).length > 0 && <ErrorSummary form="contact" errors={errors} autoFocus />}
      {alert && <SendingFailure sentence={alert} agencyEmail={agencyEmail} autoFocus />}
      {/* `client/guard-forms.ts` shows it. */}
      <SendingFailure
        sentence={unreachable.contact}
        agencyEmail={agencyEmail}
        hidden
        data-unsent=""
      />
      {above}
      <ContactFields state={state} placeholder={placeholder} emailHint={emailHint} />
      <Honeypot form="contact" />
      {submissionId && <input type="hidden" name="submissionId" value={submissionId} />}
      <Button className={styles.send} busy={phase === 'sending'} disabled={phase === 'sent'}>
        {phase === 'sending' ? 'Sending …' : button}
      </Button>
    </form>
  );
};
