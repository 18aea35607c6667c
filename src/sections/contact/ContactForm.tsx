import type { ComponentPropsWithRef, ReactNode } from 'react';
import { services } from '../../../forms/contact.ts';
import type { FormState } from '../../../forms/form.ts';
import { draftKeys, unreachable } from '../../../forms/constants.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Field, FormMessages, Honeypot } from '../../components/Form/Form.tsx';
import styles from './ContactForm.module.css';

type ContactFieldsProps = Pick<ContactFormProps, 'placeholder' | 'emailHint'> & {
  state: FormState;
};

const form = 'contact';

const ContactFields = ({ state, placeholder, emailHint }: ContactFieldsProps) => {
  const { values = {}, errors = {} } = state;
  return (
    <>
      <Field form={form} name="name" label="Your name" error={errors['name']}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            required
            defaultValue={values['name']}
          />
        )}
      </Field>
      <Field
        form={form}
        name="email"
        label="Email address"
        error={errors['email']}
        hint={emailHint}
      >
        {(control) => (
          // A text field, as specified: an address is never refused for its format.
          <input
            {...control}
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values['email']}
          />
        )}
      </Field>
      <Field form={form} name="service" label="Service" error={errors['service']}>
        {(control) => (
          <select {...control} required defaultValue={values['service'] ?? ''}>
            <option value="">Select a Service</option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="brief" label="About your project" error={errors['brief']}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            required
            placeholder={placeholder}
            defaultValue={values['brief']}
          />
        )}
      </Field>
    </>
  );
};

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> {
  /** The words in the message box and on the button. */
  placeholder: string;
  button: string;
  /** Where to write when the form does not get through. */
  agencyEmail: string;
  state?: FormState;
  phase?: 'editing' | 'sending' | 'sent';
  /** What stands below the email address, such as a quiet suggestion. */
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
}: ContactFormProps) => (
  <form
    className={styles.form}
    method="post"
    action="/contact"
    data-draft={draftKeys.contact}
    {...rest}
  >
    <FormMessages
      form="contact"
      state={state}
      agencyEmail={agencyEmail}
      unreachable={unreachable.contact}
    />
    {above}
    <ContactFields state={state} placeholder={placeholder} emailHint={emailHint} />
    <Honeypot form="contact" />
    {state.submissionId && <input type="hidden" name="submissionId" value={state.submissionId} />}
    <Button className={styles.send} busy={phase === 'sending'} disabled={phase === 'sent'}>
      {phase === 'sending' ? 'Sending …' : button}
    </Button>
  </form>
);
