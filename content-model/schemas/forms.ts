import { z } from 'astro/zod';
import {
  button,
  entries,
  eyebrow,
  group,
  heading,
  labeled,
  link,
  list,
  longText,
  pricedPackage,
  pageLink,
  plainHeading,
  points,
  shortText,
  text,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { noindexPageFile, pageFile } from './page-head.ts';
import { describedPicture, portrait } from './pictures.ts';
import { callToAction, testimonials } from './sections.ts';

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

const bookingLabel = shortText('Button', 'The words on the button that opens the booking page');

/** `content/pages/freereviewlanding.yml` */
export const freeReviewPage = pageFile('free-review', {
  hero: topOfPage({ eyebrow, heading, text, button }),
  signUp: group('Sign-up', 'The form in the first screen', {
    heading: plainHeading,
    text,
    frameTitle: shortText('Name of the form', 'The name of the frame, for those who cannot see it'),
  }),
  schedule: group('Booking', 'Where a time is chosen', {
    eyebrow,
    heading,
    cards: titledTexts('Cards', 'What a review is, in three cards', 'Card').length(3),
    button: bookingLabel,
    note: shortText('Note', 'Stands beside the button'),
  }),
  benefits: group('What customers get', 'The recording and the summary', {
    heading,
    text,
    boxes: titledTexts('Boxes', 'What she gets, in three boxes', 'Box').length(3),
    recording: group('Recording', 'The picture of a recorded review', {
      ...describedPicture('recording').shape,
      length: shortText('Length', 'How long the recording pretends to be, such as 6:40'),
      notes: list(
        'Notes',
        'What we say about the website in the picture',
        shortText('Note').max(60),
      ).length(3),
    }),
    scarcity: shortText('Few places', 'Set large on the ticket'),
    scarcityNote: longText('Why', 'Why there are few'),
  }),
  why: group('Why us', 'What speaks for us, with a portrait', {
    heading,
    text,
    points: points.min(2).max(6),
    portrait,
  }),
  packages: group('Packages', 'What there is beside the free review', {
    eyebrow,
    heading,
    text,
    link,
    items: entries('Packages', 'Which packages are shown, in order', 'Package', {
      package: pricedPackage,
      text: longText('Text', 'Why it may suit her'),
    }),
  }),
  callToAction: group('End of the page', 'The last section of the page', {
    ...callToAction.shape,
    button: bookingLabel,
  }),
  gallery: labeled(
    'Testimonials',
    'The words above ten testimonials',
    testimonials.pick({ heading: true, first: true }).extend({ text }),
  ),
});

/** `content/pages/reviewconfirmation.yml` */
export const reviewConfirmationPage = noindexPageFile('review-confirmation', {
  eyebrow,
  heading,
  text,
  postmark: shortText('Postmark', 'Runs around the stamp, in capitals').max(48),
  steps: titledTexts('Steps', 'What happens next, in three steps', 'Step').length(3),
  button,
  note: shortText('Note', 'Stands before the link to write to us'),
  write: labeled('Contact us', 'The link for those who got no email', pageLink),
});

/** `content/pages/embed/free-review.yml`: our own form, shown in a frame when no external form is set up. */
export const embeddedFormPage = noindexPageFile('embedded-form', {
  heading: plainHeading,
  form: group('Form', 'The words of the form', {
    ...emailFormWithNote.shape,
    newsletter: shortText('Tick', 'Beside the tick that asks for the newsletter'),
  }),
});

/** `content/pages/embed/free-review/sent.yml`: what the frame says once the form is stored. */
export const embeddedThanksPage = noindexPageFile('embedded-thanks', {
  heading: plainHeading,
  text,
});
