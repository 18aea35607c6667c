import type { Example } from '../../gallery/example.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: readonly Example[] = [
  {
    state: 'two fields',
    show: (
      <>
        <ErrorSummary
          form="example"
          errors={{ name: 'Please tell us your name.', email: 'Please enter your email address.' }}
        />
        <input id="example-name" aria-label="Name" />
        <input id="example-email" aria-label="Email" />
      </>
    ),
  },
];
