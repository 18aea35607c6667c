import type { ComponentPropsWithRef, ReactNode } from 'react';
import { services } from '@agency/leads/forms/contact.ts';
import type { FormState } from '@agency/leads/forms/form.ts';
import { orderField } from '@agency/leads/forms/order.ts';
import { draftKeys, unreachable } from '@agency/leads/forms/constants.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmailSuggestion, Honeypot } from '../../components/Form/EmailExtras.tsx';
import { Field, FormMessages } from '../../components/Form/Form.tsx';
import styles from './ContactForm.module.css';

const form = 'contact';

const ContactFields = ({ state, placeholder }: { state: FormState; placeholder: string }) => (
  <>
    <Field {...{ form, state }} name="name" label="Your name">
      {(control) => <input {...control} type="text" autoComplete="name" required />}
    </Field>
    <Field {...{ form, state }} name="email" label="Email address" hint={<EmailSuggestion />}>
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
        />
      )}
    </Field>
    <Field {...{ form, state }} name="service" label="Service">
      {({ defaultValue = '', ...control }) => (
        <select {...control} required defaultValue={defaultValue}>
          <option value="" suppressHydrationWarning>
            Select a Service
          </option>
          {/* An explicit value, which stays when the page is translated. */}
          {services.map((service) => (
            <option key={service} value={service} suppressHydrationWarning>
              {service}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field {...{ form, state }} name="brief" label="About your project">
      {(control) => <textarea {...control} rows={6} required placeholder={placeholder} />}
    </Field>
  </>
);

export interface ContactFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> {
  placeholder: string;
  button: string;
  /** The email address to use when the form cannot be delivered. */
  agencyEmail: string;
  /** The id of the ordered package. */
  ordered?: string | undefined;
  state?: FormState;
  phase?: 'editing' | 'sending' | 'sent';
  /** Content above the fields, such as the notice of a restored draft. */
  above?: ReactNode;
}

/**
 * The contact form in every state. It is a plain form that posts to its own page. The server re-renders it with
 * errors; the island enhances it.
 */
export const ContactForm = ({
  placeholder,
  button,
  agencyEmail,
  ordered,
  state = {},
  phase = 'editing',
  above,
  ...rest
}: ContactFormProps) => (
  <form
    className="stack gap-4 relative"
    method="post"
    action="/contact"
    data-draft={draftKeys.contact}
    {...rest}
  >
    <FormMessages {...{ form, state, agencyEmail }} unreachable={unreachable.contact} />
    {above}
    <ContactFields state={state} placeholder={placeholder} />
    <Honeypot form={form} />
    {ordered && <input type="hidden" name={orderField} value={ordered} />}
    {state.submissionId && <input type="hidden" name="submissionId" value={state.submissionId} />}
    <Button
      className={styles.send}
      busy={phase === 'sending'}
      disabled={phase === 'sent'}
      suppressHydrationWarning
    >
      {phase === 'sending' ? 'Sending …' : button}
    </Button>
  </form>
);
