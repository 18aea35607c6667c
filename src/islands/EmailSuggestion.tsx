import { useEffect, useState, type RefObject } from 'react';
import { suggestEmail } from '../client/suggest-email.ts';
import styles from './EmailSuggestion.module.css';

interface EmailSuggestionProps {
  form: RefObject<HTMLFormElement | null>;
}

const emailField = (form: HTMLFormElement | null): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : undefined;
};

/** A quiet "Did you mean …?" once the visitor has left the email field. It never stands in the way of sending. */
export const EmailSuggestion = ({ form }: EmailSuggestionProps) => {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const field = emailField(form.current);
    const look = () => setSuggestion(field && suggestEmail(field.value));
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
