import * as z from 'zod/mini';
import { line } from './form.ts';

/** Longest address the newsletter accepts, in characters (docs/product.md, 9). */
export const emailMaximumLength = 256;

/** The address grammar browsers apply to `type="email"` (HTML Standard, valid e-mail address). */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/iu;

const email = line('Your email address', 'Enter your email address').check(
  z.regex(emailAddress, 'Enter an email address like name@example.com'),
);

/** The request for the free Ultimate SEO guide (popup and /googlemesis). */
export const guideForm = z.object({ email });

/** The newsletter sign-up in the footer and on /newsletter. */
export const newsletterForm = z.object({
  email: email.check(
    z.maxLength(emailMaximumLength, `Use an address of at most ${emailMaximumLength} characters`),
  ),
});

export type EmailSignUpFields = z.infer<typeof guideForm>;
