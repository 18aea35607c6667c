import * as z from 'zod/mini';
import { answerableAddress } from './email-address.ts';
import { emailLine } from './form.ts';

/** Maximum length of a newsletter address, in characters (docs/product.md, 9). */
export const emailMaximumLength = 256;

const email = emailLine('Enter your email address').check(
  z.refine(
    (address) => answerableAddress(address) !== undefined,
    'Enter an email address like name@example.com',
  ),
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
