import type { Example } from '../../gallery/example.ts';
import { Field } from './Field.tsx';

export const examples: readonly Example[] = [
  {
    state: 'empty',
    show: (
      <Field form="example" name="name" label="Your name">
        {(control) => <input {...control} placeholder="Ana Ruiz" />}
      </Field>
    ),
  },
  {
    state: 'with a hint',
    show: (
      <Field form="example" name="email" label="Email" hint="Did you mean ana@example.com?">
        {(control) => <input {...control} defaultValue="ana@exmaple.com" />}
      </Field>
    ),
  },
  {
    state: 'wrong',
    show: (
      <Field form="example" name="name" label="Your name" error="Please tell us your name.">
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  {
    state: 'choice',
    show: (
      <Field form="example" name="service" label="Service">
        {(control) => (
          <select {...control}>
            <option>Select a Service</option>
          </select>
        )}
      </Field>
    ),
  },
  {
    state: 'long text',
    show: (
      <Field form="example" name="brief" label="About your project">
        {(control) => <textarea {...control} rows={4} defaultValue="A site for my bakery." />}
      </Field>
    ),
  },
];
