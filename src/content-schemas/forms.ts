import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  heading,
  link,
  longText,
  plainHeading,
  shortText,
  text,
} from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';

export const buttonWords = shortText('Button', 'The words on the button');

export const placeholder = shortText('Example', 'Stands in the field until something is written');

/** The words of a form that asks for an email address and nothing else. */
export const emailFormWords = z
  .strictObject({
    label: shortText('Field', 'What the field asks for'),
    placeholder,
    button: buttonWords,
  })
  .meta({ title: 'Form', description: 'The words of the form' });

export type EmailFormWords = z.infer<typeof emailFormWords>;

/** The link to the free guide. */
export const guideDownload = z
  .strictObject({
    label: shortText('Words', 'The words on the link'),
    href: z
      .string()
      .regex(/^\/[a-z\d-]+\.pdf$/u, 'Write the address of the PDF, such as /ultimate-seo-guide.pdf')
      .meta({
        title: 'File',
        description: 'The address of the PDF, such as /ultimate-seo-guide.pdf',
      }),
  })
  .meta({ title: 'Download', description: 'The link to the PDF' });

const aside = z
  .strictObject({
    heading: plainHeading,
    steps: z
      .array(longText('Step', 'One sentence'))
      .min(2)
      .max(5)
      .meta({ title: 'Steps', description: 'What happens once the form is sent' }),
    note: shortText('Note', 'Stands before the email address'),
  })
  .meta({ title: 'Beside the form', description: 'What happens next' });

const modal = z
  .strictObject({
    heading: plainHeading,
    text,
    close: shortText('Close', 'The words on the button that closes it'),
  })
  .meta({ title: 'Message', description: 'What opens once the request is stored' });

const form = z
  .strictObject({
    placeholder: shortText('Example', 'The example inside the message box'),
    button: buttonWords,
    success: longText('Answer', 'Takes the place of the form once the request is stored'),
    modal,
  })
  .meta({ title: 'Form', description: 'The words of the form' });

/** `content/pages/contact.yml`. The form's fields and messages are the contract in `forms/contact.ts`. */
export const contactPage = pageFile('contact', { heading, text, aside, form });

/** `content/pages/newsletter.yml` */
export const newsletterPage = (context: SchemaContext) =>
  hiddenPageFile('newsletter', {
    portrait: describedPicture(context).meta({ title: 'Portrait' }),
    heading,
    text,
    form: emailFormWords,
  });

/** The page a form leads to where the browser runs no script. */
export const thanksPage = hiddenPageFile('thanks', {
  heading,
  text,
  download: guideDownload
    .optional()
    .meta({ description: 'A file to take along; its button comes first' }),
  links: z
    .array(link)
    .min(1)
    .max(3)
    .meta({ title: 'Links', description: 'Where to go on; the first is the button' }),
});
