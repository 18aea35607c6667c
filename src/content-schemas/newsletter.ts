import { z } from 'astro/zod';
import { hiddenPageHead } from './page-head.ts';

/** The words of a form that asks for an email address and nothing else. */
const emailSignUpWords = z.strictObject({
  label: z.string(),
  placeholder: z.string(),
  button: z.string(),
});

/** `content/pages/newsletter.yml` */
export const newsletterPage = z.strictObject({
  template: z.literal('newsletter'),
  head: hiddenPageHead,
  heading: z.string().describe('One word between asterisks is emphasised'),
  text: z.string(),
  form: emailSignUpWords,
});
