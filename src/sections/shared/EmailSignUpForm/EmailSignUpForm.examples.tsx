import type { Example } from '../../../gallery/example.ts';
import { EmailSignUpForm } from './EmailSignUpForm.tsx';

const words = {
  form: 'guide',
  action: '/googlemesis',
  label: 'Email address',
  placeholder: 'Your email address',
  button: 'Get the Free Checklist',
  agencyEmail: 'hello@example.com',
  note: 'One PDF, and no newsletter unless you ask for it.',
};

const values = { email: 'ana@example.com' };

export const examples: readonly Example[] = [
  { state: 'empty', show: <EmailSignUpForm {...words} /> },
  {
    state: 'wrong',
    show: (
      <EmailSignUpForm
        {...words}
        state={{ values: { email: 'ana' }, errors: { email: 'Please check your address.' } }}
      />
    ),
  },
  {
    state: 'failed',
    show: (
      <EmailSignUpForm {...words} state={{ values, alert: 'We cannot save anything just now.' }} />
    ),
  },
];
