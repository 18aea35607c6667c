import { guideForm } from '../../forms/email-sign-up.ts';
import { readForm } from '../../forms/form.ts';

/** Longest address mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
const maximumLength = 254;

/**
 * The address in a form that a mail has a chance of reaching, or nothing. The
 * contact form never refuses an address for its format, so anything may have
 * been typed.
 */
export const completeAddress = (typed: string): string | undefined => {
  const reading = readForm(guideForm, { email: typed });
  if (!reading.ok) return undefined;
  const { email } = reading.fields;
  return email.length <= maximumLength && /@.+\../u.test(email) ? email : undefined;
};
