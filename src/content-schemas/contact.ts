import { z } from 'astro/zod';
import { pageHead } from './page-head.ts';

/** `content/pages/contact.yml`. The form's fields and messages are the contract in `forms/contact.ts`. */
export const contactPage = z.strictObject({
  template: z.literal('contact'),
  head: pageHead,
  heading: z.string().describe('One word between asterisks is emphasised'),
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
