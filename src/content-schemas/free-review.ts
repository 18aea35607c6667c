import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  button,
  describedPicture,
  eyebrow,
  heading,
  link,
  longText,
  packageName,
  path,
  plainHeading,
  points,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';
import { emailFormWords } from './forms.ts';
import { callToAction, testimonials } from './sections.ts';

const bookingLabel = shortText('Button', 'The words on the button that opens the booking page');

const hero = z
  .strictObject({ eyebrow, heading, text, button })
  .meta({ title: 'Beginning', description: 'The first section of the page' });

const schedule = z
  .strictObject({
    eyebrow: shortText('Line above', 'The short line above the heading'),
    heading,
    cards: z
      .array(titledText.meta({ title: 'Card' }))
      .length(3, 'There are exactly three info cards')
      .meta({ title: 'Cards', description: 'What a review is, in three cards' }),
    button: bookingLabel,
    note: shortText('Note', 'Stands beside the button'),
  })
  .meta({ title: 'Booking', description: 'Where a time is chosen' });

const benefits = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      text,
      boxes: z
        .array(titledText.meta({ title: 'Box' }))
        .length(3, 'There are exactly three benefit boxes')
        .meta({ title: 'Boxes', description: 'What she gets, in three boxes' }),
      recording: describedPicture(context)
        .extend({
          length: shortText('Length', 'How long the recording pretends to be, such as 6:40'),
          notes: z
            .array(shortText('Note', 'A few words').max(60))
            .length(3, 'The picture has room for exactly three notes')
            .meta({ title: 'Notes', description: 'What we say about the website in the picture' }),
        })
        .meta({ title: 'Recording', description: 'The picture of a recorded review' }),
      scarcity: shortText('Few places', 'Set large on the ticket'),
      scarcityNote: longText('Why', 'Why there are few'),
    })
    .meta({ title: 'What she gets', description: 'The recording and the summary' });

const packages = z
  .strictObject({
    eyebrow: shortText('Line above', 'The short line above the heading'),
    heading,
    text,
    link,
    items: z
      .array(
        z
          .strictObject({
            package: packageName,
            text: longText('Text', 'Why it may suit her'),
          })
          .meta({ title: 'Package' }),
      )
      .min(1)
      .meta({ title: 'Packages', description: 'Which packages are shown, in order' }),
  })
  .meta({ title: 'Packages', description: 'What there is beside the free review' });

const why = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      text,
      points: points.min(2).max(6),
      portrait: describedPicture(context).meta({ title: 'Portrait' }),
    })
    .meta({ title: 'Why us', description: 'What speaks for us, with a portrait' });

const signUp = z
  .strictObject({
    heading: plainHeading,
    text,
    frameTitle: shortText('Name of the form', 'The name of the frame, for those who cannot see it'),
  })
  .meta({ title: 'Sign-up', description: 'The form in the first screen' });

/** `content/pages/freereviewlanding.yml` */
export const freeReviewPage = (context: SchemaContext) =>
  pageFile('free-review', {
    hero,
    signUp,
    schedule,
    benefits: benefits(context),
    why: why(context),
    packages,
    callToAction: callToAction(context)
      .extend({ button: bookingLabel })
      .meta({ title: 'Invitation', description: 'The last section of the page' }),
    gallery: testimonials
      .pick({ heading: true, first: true })
      .extend({ text })
      .meta({ title: 'Testimonials', description: 'The words above ten testimonials' }),
  });

const steps = z
  .array(titledText.meta({ title: 'Step' }))
  .length(3)
  .meta({ title: 'Steps', description: 'What happens next, in three steps' });

/** `content/pages/reviewconfirmation.yml` */
export const reviewConfirmationPage = hiddenPageFile('review-confirmation', {
  eyebrow: shortText('Line above', 'The short line above the heading'),
  heading,
  text,
  postmark: shortText('Postmark', 'Runs around the stamp, in capitals').max(48),
  steps,
  button,
  note: shortText('Note', 'Stands before the link to write to us'),
  write: z
    .strictObject({ label: shortText('Words', 'The words on the link'), href: path })
    .meta({ title: 'Write to us', description: 'The link for those who got no email' }),
});

/** `content/pages/embed/free-review.yml`: our own form, shown in a frame where no other is set up. */
export const embeddedFormPage = hiddenPageFile('embedded-form', {
  heading: plainHeading,
  form: emailFormWords
    .extend({ note: longText('Note', 'What happens with the address, below the button') })
    .meta({ title: 'Form', description: 'The words of the form' }),
});

/** `content/pages/embed/free-review/sent.yml`: what the frame says once the form is stored. */
export const embeddedThanksPage = hiddenPageFile('embedded-thanks', {
  heading: plainHeading,
  text,
});
