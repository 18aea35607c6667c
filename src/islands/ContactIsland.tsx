import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftKeys } from '../../forms/constants.ts';
import { suggestEmail } from '../../forms/suggest-email.ts';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Notice } from '../components/Form/Form.tsx';
import letter from '../components/Letter/Letter.module.css';
import { Postmark } from '../components/Postmark/Postmark.tsx';
import type { PageOf } from '../content-schemas/content-files.ts';
import { ContactForm } from '../sections/contact/ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';
import styles from './ContactIsland.module.css';

interface EmailSuggestionProps {
  form: RefObject<HTMLFormElement | null>;
}

const emailField = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : undefined;
};

/** A quiet "Did you mean …?" once the visitor has left the email field. It never stands in the way of sending. */
const EmailSuggestion = ({ form }: EmailSuggestionProps) => {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const field = emailField(form.current);
    const look = () => setSuggestion(field && suggestEmail(field.value));
    // She may have left the field before this script came.
    if (field !== document.activeElement) look();
    field?.addEventListener('change', look);
    return () => field?.removeEventListener('change', look);
  }, [form]);

  const accept = () => {
    const field = emailField(form.current);
    if (!field || !suggestion) return;
    field.value = suggestion;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setSuggestion(undefined);
    field.focus();
  };

  // Always on the page, so that a screen reader hears what appears in it.
  return (
    <span role="status">
      {suggestion && (
        <>
          Did you mean{' '}
          <button type="button" className={styles.accept} onClick={accept}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </span>
  );
};

type ContactIslandProps = PageOf<'contact'>['form'] & {
  agencyEmail: string;
  /** Runs around the stamp on the receipt. */
  postmark: string;
};

/**
 * The contact form with script: entries are kept while they are not sent,
 * messages appear without leaving the page, and success opens a modal.
 */
export const ContactIsland = ({ success, modal, postmark, ...words }: ContactIslandProps) => {
  const form = useRef<HTMLFormElement>(null);
  const contact = useContactForm(form, draftKeys.contact);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = contact.phase === 'sent';
  return (
    <>
      <ContactForm
        {...words}
        ref={form}
        noValidate={contact.isReady}
        hidden={isSent}
        state={contact.state}
        phase={contact.phase}
        emailHint={<EmailSuggestion form={form} />}
        above={
          contact.isRestored && (
            <Notice kind="note">
              <p>Here’s what you wrote last time. It hasn’t been sent yet.</p>
              <Button type="button" variant="secondary" onClick={contact.startAfresh}>
                Start over
              </Button>
            </Notice>
          )
        }
        onInput={contact.keepDraft}
        onSubmit={contact.submit}
      />
      {isSent && (
        <>
          <div className={styles.receipt}>
            <Postmark text={postmark} className={styles.postmark} />
            <p ref={thanks} className={styles.thanks} tabIndex={-1}>
              {success}
            </p>
          </div>
          <Dialog
            id="contact-sent"
            {...modal}
            className={clsx(letter.letter, styles.letter)}
            onClose={() => thanks.current?.focus()}
          >
            <p>{modal.text}</p>
          </Dialog>
        </>
      )}
    </>
  );
};
