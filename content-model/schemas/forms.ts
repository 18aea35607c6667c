import { z } from 'astro/zod';
import {
  eyebrow,
  group,
  heading,
  labeled,
  link,
  list,
  longText,
  pageLink,
  plainHeading,
  shortText,
  text,
} from './fields.ts';
import { noindexPageFile, pageFile } from './page-head.ts';
import { portrait } from './pictures.ts';

export const buttonWords = shortText('Button', 'The words on the button');

export const placeholder = shortText('Example', 'Stands in the field until something is written');

/** The words of a form that asks only for an email address. */
export const emailFormWords = group('Form', 'The words of the form', {
  label: shortText('Field', 'What the field asks for'),
  placeholder,
  button: buttonWords,
});

export type EmailFormWords = z.infer<typeof emailFormWords>;

/** The same, with a note on how the address is used. */
export const emailFormWithNote = group('Form', 'The words of the form', {
  ...emailFormWords.shape,
  note: longText('Note', 'What happens with the address, below the button'),
});

export const guideDownload = group('Download', 'The link to the PDF', {
  label: shortText('Words', 'The words on the link'),
  href: labeled(
    'File',
    'The address of the PDF, such as /ultimate-seo-guide.pdf',
    z
      .string()
      .regex(
        /^\/[a-z\d-]+\.pdf$/u,
        'Write the address of the PDF, such as /ultimate-seo-guide.pdf',
      ),
  ),
});

const next = longText('What comes next', 'Stands below the answer: what happens now, and when');

/** `content/pages/contact.yml`. The form's fields and messages are defined in `leads/forms/contact.ts`. */
export const contactPage = pageFile('contact', {
  heading,
  text,
  salutation: shortText('Salutation', 'How the letter begins that the form is'),
  aside: group('Beside the form', 'What happens next', {
    heading: plainHeading,
    steps: list('Steps', 'What happens once the form is sent', longText('Step')).min(2).max(5),
    note: shortText('Note', 'Stands before the email address'),
    caution: longText('Caution', 'What a visitor should not send'),
    privacy: pageLink,
  }),
  order: group('Order', 'In place of the words above, once a package is ordered', {
    eyebrow,
    steps: list('Steps', 'What happens first; when it is ready follows', longText('Step'))
      .min(1)
      .max(4),
    button: buttonWords,
  }),
  form: group('Form', 'The words of the form', {
    placeholder: shortText('Example', 'The example inside the message box'),
    button: buttonWords,
    success: longText('Answer', 'Takes the place of the form once the request is stored'),
    next,
    modal: group('Message', 'What opens once the request is stored', {
      heading: plainHeading,
      text,
      close: shortText('Close', 'The words on the button that closes it'),
    }),
  }),
});

/** `content/pages/newsletter.yml` */
export const newsletterPage = noindexPageFile('newsletter', {
  portrait,
  heading,
  text,
  form: emailFormWords,
});

/** The page a form leads to when the browser runs no script. */
export const thanksPage = noindexPageFile('thanks', {
  heading,
  text,
  next: next.optional(),
  download: guideDownload
    .optional()
    .meta({ description: 'A file to take along; its button comes first' }),
  links: list('Links', 'Where to go on; the first is the button', link).min(1).max(3),
});
