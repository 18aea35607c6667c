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
import { emailFormWords, emailFormWithNote } from './forms.ts';
import { noindexPageFile, pageFile } from './page-head.ts';
import { describedPicture, portrait } from './pictures.ts';
import { callToAction, testimonials } from './sections.ts';

const bookingLabel = shortText('Button', 'The words on the button that opens the booking page');

/** `content/pages/freereviewlanding.yml` */
export const freeReviewPage = pageFile('free-review', {
  hero: topOfPage({ eyebrow, heading, text, button }),
  signUp: group('Sign-up', 'The form in the first screen', {
    heading: plainHeading,
    text,
    frameTitle: shortText('Name of the form', 'The name of the frame, for those who cannot see it'),
  }),
  firstLook: group('First look', 'What our server sees of a website, at once', {
    eyebrow,
    heading,
    text,
    form: labeled('Form', 'Where she types its address', emailFormWords),
    about: longText('Small print', 'What our program loads, for those who find it in their logs'),
    result: group('Result', 'What is said once the website was looked at', {
      heading,
      text,
      good: shortText('Good', 'Stands before what is in order'),
      first: shortText('First', 'Stands before what to do first'),
      review: plainHeading,
      form: labeled('Review', 'The form for the free review of this website', emailFormWithNote),
      thanks: longText('Thanks', 'Takes the place of the form once it is stored'),
      mail: shortText('Email', 'The words that open an email with the findings'),
    }),
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
