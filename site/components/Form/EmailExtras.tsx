import { honeypotName } from '@agency/leads/forms/constants.ts';
import styles from './EmailExtras.module.css';

/** Where `client/email-suggestions.ts` asks "Did you mean …?". Always on the page, so that a screen reader hears what appears in it. */
export const EmailSuggestion = () => (
  <span className={styles.suggestion} role="status" data-email-suggestion suppressHydrationWarning>
    {''}
  </span>
);

/** The field that people never see and programs fill in. Someone who does meet it is told to leave it empty. */
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
      // Browsers ignore "off"; nothing in a profile is a one-time code.
      autoComplete="one-time-code"
    />
  </div>
);
