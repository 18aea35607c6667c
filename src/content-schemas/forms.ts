import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, heading, link } from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';

/** The words of a form that asks for an email address and nothing else. */
export const emailFormWords = z.strictObject({
  label: z.string(),
  placeholder: z.string(),
  button: z.string(),
});

export type EmailFormWords = z.infer<typeof emailFormWords>;

/** The link to the free guide. */
export const guideDownload = z.strictObject({
  label: z.string(),
  href: z
    .string()
    .regex(/^\/[a-z\d-]+\.pdf$/u, 'Write the address of the PDF, such as /ultimate-seo-guide.pdf'),
});

/** `content/pages/contact.yml`. The form's fields and messages are the contract in `forms/contact.ts`. */
export const contactPage = pageFile('contact', {
  heading,
  text: z.string(),
  aside: z.strictObject({
    heading: z.string(),
    steps: z.array(z.string()).min(2).max(5),
    note: z.string().describe('Stands before the email address'),
  }),
  form: z.strictObject({
    placeholder: z.string().describe('The example inside the message box'),
    button: z.string(),
    success: z.string().describe('Takes the place of the form once the request is stored'),
    modal: z.strictObject({ heading: z.string(), text: z.string(), close: z.string() }),
  }),
});

/** `content/pages/newsletter.yml` */
export const newsletterPage = (context: SchemaContext) =>
  hiddenPageFile('newsletter', {
    portrait: describedPicture(context),
    heading,
    text: z.string(),
    form: emailFormWords,
  });

/** The page a form leads to where the browser runs no script. */
export const thanksPage = hiddenPageFile('thanks', {
  heading,
  text: z.string(),
  download: guideDownload.optional().describe('A file to take along; its button comes first'),
  links: z.array(link).min(1).max(3),
});
