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
  /** Makes the ids on the page. */
  form: string;
  action: string;
  agencyEmail: string;
  note?: string;
  /** The words beside the tick that asks for the newsletter; without them there is none. */
  newsletter?: string;
  maxLength?: number;
  /** Of what thanks for the address, where the form answers without leaving the page. */
  thanks?: string;
  state?: FormState;
  /** What goes with the address, unseen. */
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

export type GuideThanksProps = Pick<GuideOffer, 'success' | 'download'>;

/** The thanks for an address, and the guide, for browsers that block downloads by themselves. `client/sign-up.ts` puts it in the place of the form that names this id. */
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
  /** Only heard where the page around the frame has said it already. */
  hidesHeading?: boolean;
  children: ReactNode;
}

/** What stands inside a frame: a heading and a form, without a page around them. */
export const EmbeddedForm = ({ heading, hidesHeading = false, children }: EmbeddedFormProps) => (
  <main className={clsx('stack items-top gap-3', styles.frame)}>
    <h1 className={hidesHeading ? 'only-for-screen-readers' : 'size-2'}>{heading}</h1>
    {children}
  </main>
);
