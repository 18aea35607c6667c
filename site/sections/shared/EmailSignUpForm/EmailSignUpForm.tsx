import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormState } from '@agency/leads/forms/form.ts';
import { unreachable } from '@agency/leads/forms/constants.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmailSuggestion, Honeypot } from '../../../components/Form/EmailExtras.tsx';
import { Field, FormMessages } from '../../../components/Form/Form.tsx';
import type { EmailFormWords } from '@agency/content-model/schemas/forms.ts';
import type { GuideOffer } from '@agency/content-model/schemas/guide.ts';
import styles from './EmailSignUpForm.module.css';

export interface EmailSignUpFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'method'>, EmailFormWords {
  /** The prefix of the ids on the page. */
  form: string;
  action: string;
  agencyEmail: string;
  note?: string;
  /** The label of the newsletter checkbox. Without it, there is no checkbox. */
  newsletter?: string;
  maxLength?: number;
  /** The id of the thank-you element, when the form responds without leaving the page. */
  thanks?: string;
  state?: FormState;
  /** Hidden fields sent with the address. */
  carried?: Readonly<Record<string, string>>;
}

export const EmailSignUpForm = ({
  form,
  label,
  placeholder,
  button,
  agencyEmail,
  note,
  newsletter,
  maxLength,
  thanks,
  state = {},
  carried = {},
  ...rest
}: EmailSignUpFormProps) => (
  <form
    className="stack gap-3 relative measure-30"
    method="post"
    data-sign-up={thanks && ''}
    data-thanks={thanks}
    {...rest}
  >
    <FormMessages {...{ form, state, agencyEmail }} unreachable={unreachable.signUp} />
    <Field {...{ form, state, label }} name="email" hint={<EmailSuggestion />}>
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="email"
          required
          maxLength={maxLength}
          placeholder={placeholder}
        />
      )}
    </Field>
    {newsletter && (
      <label className={clsx('row gap-2 items-level small', styles.tick)}>
        <input type="checkbox" name="newsletter" value="yes" />
        <span>{newsletter}</span>
      </label>
    )}
    <Honeypot form={form} />
    {Object.entries(carried).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {state.submissionId && <input type="hidden" name="submissionId" value={state.submissionId} />}
    <Button className={styles.send}>{button}</Button>
    {note && <p className="quiet">{note}</p>}
  </form>
);

/** The form with `thanks`, the words that take its place once it is stored. */
export const ThankingForm = ({
  form,
  thanks,
  ...rest
}: EmailSignUpFormProps & { thanks: string }) => (
  <>
    <EmailSignUpForm form={form} thanks={`${form}-thanks`} {...rest} />
    <p id={`${form}-thanks`} role="status" tabIndex={-1} hidden>
      {thanks}
    </p>
  </>
);

export type GuideThanksProps = Pick<GuideOffer, 'success' | 'download'>;

/**
 * The thank-you message, with a link for browsers that block automatic downloads. `client/sign-up.ts` replaces the
 * form that names this id with it.
 */
export const GuideThanks = ({ id, success, download }: GuideThanksProps & { id: string }) => (
  <div
    id={id}
    className={clsx('stack gap-3 padding-3', styles.thanks)}
    role="status"
    tabIndex={-1}
    hidden
  >
    <p className="display-2 balanced">{success}</p>
    <p>
      <a href={download.href} download>
        {download.label}
      </a>
    </p>
  </div>
);

interface EmbeddedFormProps {
  heading: string;
  /** Whether the heading is for screen readers only, because the page around the frame already shows it. */
  hidesHeading?: boolean;
  children: ReactNode;
}

/** The content of a frame: a heading and a form, without the page layout. */
export const EmbeddedForm = ({ heading, hidesHeading = false, children }: EmbeddedFormProps) => (
  <main className={clsx('stack items-top gap-3', styles.frame)}>
    <h1 className={hidesHeading ? 'only-for-screen-readers' : 'size-2'}>{heading}</h1>
    {children}
  </main>
);
