import { clsx } from 'clsx';
import {
  Component,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { draftKeys, unreachable } from '@agency/leads/forms/constants.ts';
import { fillForm, typedValues } from '../client/drafts.ts';
import { Button } from '../components/Button/Button.tsx';
import dialogStyles from '../components/Dialog/Dialog.module.css';
import { Notice } from '../components/Form/Form.tsx';
import letter from '../components/Letter/Letter.module.css';
import { Postage } from '../components/Letter/Letter.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { ContactForm } from '../sections/contact/ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';
import styles from './ContactIsland.module.css';

interface ErrorBoundaryProps {
  /** Rendered when something inside fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders a fallback for a part that failed. Without it, React would empty the whole island. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

type ContactIslandProps = PageOf<'contact'>['form'] & { agencyEmail: string; postmark: string };

const Thanks = ({ success, next, modal, postmark }: ContactIslandProps) => {
  const mail = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    mail.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    dialog.current?.showModal();
  }, []);
  return (
    <>
      <div className={clsx('stack relative', styles.mail)} ref={mail} data-sent="">
        {/* The letter, which is folded and goes behind the envelope. */}
        <div className={styles.sheet} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <div className={clsx('stack gap-3', letter.letter, styles.envelope)}>
          <Postage text={postmark} />
          <p ref={thanks} className={clsx('balanced', styles.thanks)} tabIndex={-1}>
            {success}
          </p>
          <p>{next}</p>
        </div>
      </div>
      <dialog
        ref={dialog}
        className={clsx(dialogStyles.dialog, letter.letter, styles.message)}
        aria-labelledby="contact-sent-heading"
        aria-describedby="contact-sent-text"
        onClose={() => thanks.current?.focus()}
      >
        <form method="dialog" className={clsx('stack gap-3 items-start', dialogStyles.content)}>
          <h2 className="size-3" id="contact-sent-heading">
            {modal.heading}
          </h2>{' '}
          <p className="lead" id="contact-sent-text">
            {modal.text}
          </p>
          <Button autoFocus>{modal.close}</Button>
        </form>
      </dialog>
    </>
  );
};

/** The current values of the form in the page. */
const entriesOnPage = () => {
  const form = document.querySelector<HTMLFormElement>(`[data-draft="${draftKeys.contact}"]`);
  return form ? typedValues(form) : {};
};

/**
 * Restores entries and focus when React re-renders the whole form. React does that when hydration fails, because a
 * browser extension has added or removed elements. Runs before the next key press.
 */
const useRestoredEntries = (form: RefObject<HTMLFormElement | null>): void => {
  const [before] = useState(() =>
    import.meta.env.SSR ? {} : { entries: entriesOnPage(), focused: document.activeElement?.id },
  );
  useLayoutEffect(() => {
    if (form.current && before.entries) fillForm(form.current, before.entries);
    if (before.focused && document.activeElement === document.body)
      document.getElementById(before.focused)?.focus();
  }, [form, before]);
};

const ScriptedContactForm = (props: ContactIslandProps) => {
  const { placeholder, button, agencyEmail, success } = props;
  const form = useRef<HTMLFormElement>(null);
  useRestoredEntries(form);
  const contact = useContactForm(form, draftKeys.contact);
  const isSent = contact.phase === 'sent';
  return (
    <>
      <ContactForm
        {...{ placeholder, button, agencyEmail }}
        ref={form}
        noValidate={contact.isReady}
        hidden={isSent}
        state={contact.state}
        phase={contact.phase}
        above={
          contact.draft.isRestored && (
            <Notice kind="note">
              <p>Here’s what you wrote last time. It hasn’t been sent yet.</p>
              <Button type="button" variant="secondary" onClick={contact.draft.startAfresh}>
                Start over
              </Button>
            </Notice>
          )
        }
        onInput={contact.edit}
        onSubmit={contact.submit}
      />
      {isSent && (
        <ErrorBoundary fallback={<p className={clsx('balanced', styles.thanks)}>{success}</p>}>
          <Thanks {...props} />
        </ErrorBoundary>
      )}
    </>
  );
};

/** The form as the server renders it, with the entries of the one that failed. */
const PlainContactForm = ({ placeholder, button, agencyEmail }: ContactIslandProps) => {
  const form = useRef<HTMLFormElement>(null);
  useRestoredEntries(form);
  return (
    <ContactForm
      {...{ placeholder, button, agencyEmail }}
      ref={form}
      state={{ alert: unreachable.contact }}
    />
  );
};

/**
 * The contact form with script: it saves unsent entries, shows errors without leaving the page, and opens a modal on
 * success. If that fails, falls back to the plain form with the entries kept.
 */
export const ContactIsland = (props: ContactIslandProps) => (
  <ErrorBoundary fallback={<PlainContactForm {...props} />}>
    <ScriptedContactForm {...props} />
  </ErrorBoundary>
);
