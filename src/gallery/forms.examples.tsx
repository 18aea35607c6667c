import { unreachable } from '../../forms/constants.ts';
import { Button, ButtonLink } from '../components/Button/Button.tsx';
import { ErrorSummary, Field, Notice, SendingFailure } from '../components/Form/Form.tsx';
import { Section } from '../components/Section/Section.tsx';
import { ContactForm } from '../sections/contact/ContactForm.tsx';
import {
  EmailSignUpForm,
  GuideThanks,
} from '../sections/shared/EmailSignUpForm/EmailSignUpForm.tsx';
import type { Examples } from './example.ts';

const agencyEmail = 'hello@example.com';

const contact = { placeholder: 'A few lines about your business', button: 'Send', agencyEmail };

const written = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  service: 'Web Design',
  brief: 'A site for my bakery.',
};

const signUp = {
  form: 'guide',
  action: '/googlemesis',
  label: 'Email address',
  placeholder: 'Your email address',
  button: 'Get the Free Checklist',
  agencyEmail,
  note: 'One PDF, and no newsletter unless you ask for it.',
};

export const forms: Examples = {
  Button: {
    primary: <Button>Send</Button>,
    secondary: <Button variant="secondary">Start over</Button>,
    busy: <Button busy>Sending …</Button>,
    disabled: <Button disabled>Sent</Button>,
    focused: {
      show: <Button autoFocus>Send</Button>,
      prepare: (root) => root.querySelector('button')?.focus(),
    },
    'link on dark, with long words': (
      <Section tone="plum">
        <ButtonLink variant="onDark" href="/freereviewlanding">
          BOOK FREE WEBSITE & SEO REVIEW WITH THE WHOLE TEAM
        </ButtonLink>
      </Section>
    ),
  },
  ErrorSummary: {
    'two fields': (
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
  Field: {
    'with a hint': (
      <Field form="example" name="email" label="Email" hint="Did you mean ana@example.com?">
        {(control) => <input {...control} defaultValue="ana@exmaple.com" />}
      </Field>
    ),
    wrong: (
      <Field form="example" name="name" label="Your name" error="Please tell us your name.">
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  Notice: Object.fromEntries(
    (['failure', 'note'] as const).map((kind) => [
      kind,
      <Notice key={kind} kind={kind}>
        <p>
          We couldn’t send it just now. <a href="mailto:hello@example.com">Write to us</a>.
        </p>
      </Notice>,
    ]),
  ),
  SendingFailure: {
    shown: <SendingFailure sentence={unreachable.contact} agencyEmail={agencyEmail} />,
  },
  ContactForm: {
    empty: <ContactForm {...contact} />,
    wrong: (
      <ContactForm
        {...contact}
        state={{
          values: { ...written, name: '', service: '' },
          errors: { name: 'Please tell us your name.', service: 'Please choose a service.' },
        }}
      />
    ),
    sending: <ContactForm {...contact} state={{ values: written }} phase="sending" />,
    failed: (
      <ContactForm
        {...contact}
        state={{ values: written, alert: 'We couldn’t send your request just now.' }}
      />
    ),
    restored: (
      <ContactForm
        {...contact}
        state={{ values: written }}
        above={
          <Notice kind="note">
            <p>Here’s what you wrote last time. It hasn’t been sent yet.</p>
            <Button type="button" variant="secondary">
              Start over
            </Button>
          </Notice>
        }
      />
    ),
  },
  EmailSignUpForm: {
    empty: <EmailSignUpForm {...signUp} />,
    wrong: (
      <EmailSignUpForm
        {...signUp}
        state={{ values: { email: 'ana' }, errors: { email: 'Please check your address.' } }}
      />
    ),
    failed: (
      <EmailSignUpForm
        {...signUp}
        state={{ values: { email: written.email }, alert: 'We can’t save anything right now.' }}
      />
    ),
  },
  GuideThanks: {
    done: {
      show: (
        <GuideThanks
          id="guide-thanks"
          success="Checklist Has Been Downloaded — Check Your Download Folder!"
          download={{ label: 'Download it again', href: '/ultimate-seo-guide.pdf' }}
        />
      ),
      prepare: (root) => root.querySelector('[hidden]')?.removeAttribute('hidden'),
    },
  },
};
