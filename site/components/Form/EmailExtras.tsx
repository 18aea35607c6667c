import { honeypotName } from '@agency/leads/forms/constants.ts';
import styles from './EmailExtras.module.css';

/** Where `client/email-suggestions.ts` asks "Did you mean …?". A live region must exist before it changes. */
export const EmailSuggestion = () => (
  <span className={styles.suggestion} role="status" data-email-suggestion suppressHydrationWarning>
    {''}
  </span>
);

/** The honeypot: a field hidden from people that bots fill in. Anyone who does reach it is told to leave it empty. */
export const Honeypot = ({ form }: { form: string }) => (
  <div hidden>
    <label htmlFor={`${form}-${honeypotName}`} suppressHydrationWarning>
      Leave this field empty
    </label>
    <input
      id={`${form}-${honeypotName}`}
      type="text"
      name={honeypotName}
      tabIndex={-1}
      // Browsers ignore "off". No autofill profile holds a one-time code.
      autoComplete="one-time-code"
    />
  </div>
);
