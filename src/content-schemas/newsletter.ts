import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { hiddenPageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';

/** The words of a form that asks for an email address and nothing else. */
const emailSignUpWords = z.strictObject({
  label: z.string(),
  placeholder: z.string(),
  button: z.string(),
});

/** `content/pages/newsletter.yml` */
export const newsletterPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('newsletter'),
    head: hiddenPageHead,
    portrait: describedPicture(context),
    heading: z.string().describe('One word between asterisks is emphasised'),
    text: z.string(),
    form: emailSignUpWords,
  });
