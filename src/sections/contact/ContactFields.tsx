import type { ReactNode } from 'react';
import { services } from '../../../forms/contact.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { Field } from '../../components/Field/Field.tsx';

interface ContactFieldsProps {
  state: FormState;
  placeholder: string;
  /** What stands below the email address, such as a quiet suggestion. */
  emailHint?: ReactNode;
}

const form = 'contact';

/** The four questions of the contact form. */
export const ContactFields = ({ state, placeholder, emailHint }: ContactFieldsProps) => {
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
