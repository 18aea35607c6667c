import type { Example } from '../../gallery/example.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { ContactForm } from './ContactForm.tsx';

const words = {
  placeholder: 'A few lines about your business',
  button: 'Send',
  agencyEmail: 'hello@example.com',
};

const values = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  service: 'Web Design',
  brief: 'A site for my bakery.',
};

export const examples: readonly Example[] = [
  { state: 'empty', show: <ContactForm {...words} /> },
  {
    state: 'wrong',
    show: (
      <ContactForm
        {...words}
        state={{
          values: { ...values, name: '', service: '' },
          errors: { name: 'Please tell us your name.', service: 'Please choose a service.' },
        }}
      />
    ),
  },
  { state: 'sending', show: <ContactForm {...words} state={{ values }} phase="sending" /> },
  {
    state: 'failed',
    show: (
      <ContactForm
        {...words}
        state={{ values, alert: 'We could not send your request just now. Please try again.' }}
      />
    ),
  },
  {
    state: 'restored',
    show: (
      <ContactForm
        {...words}
        state={{ values }}
        above={
          <Notice kind="note">
            <p>This is what you wrote last time. It was not sent yet.</p>
            <Button type="button" look="secondary">
              Start afresh
            </Button>
          </Notice>
        }
      />
    ),
  },
];
