import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, eyebrow, heading, link, nameOf, path, titledText } from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';
import { emailFormWords } from './forms.ts';
import { callToAction, testimonials } from './sections.ts';

const bookingLabel = z.string().describe('The words on the button that opens the booking page');

const hero = z.strictObject({ eyebrow, heading, text: z.string(), button: link });

const schedule = z.strictObject({
  eyebrow: z.string(),
  heading,
  cards: z.array(titledText).length(3, 'There are exactly three info cards'),
  button: bookingLabel,
  note: z.string().describe('Stands beside the button'),
});

const benefits = (context: SchemaContext) =>
  z.strictObject({
    heading,
    text: z.string(),
    boxes: z.array(titledText).length(3, 'There are exactly three benefit boxes'),
    recording: describedPicture(context).extend({
      length: z.string().describe('How long the recording pretends to be, such as 6:40'),
      notes: z
        .array(z.string().max(60))
        .length(3, 'The picture has room for exactly three notes')
        .describe('What we say about the website in the picture'),
    }),
    scarcity: z.string(),
    scarcityNote: z.string(),
  });

const packages = z.strictObject({
  eyebrow: z.string(),
  heading,
  text: z.string(),
  link,
  items: z
    .array(
      z.strictObject({
        package: nameOf('package').describe('Its name in content/packages.yml'),
        text: z.string(),
      }),
    )
    .min(1),
});

/** `content/pages/freereviewlanding.yml` */
export const freeReviewPage = (context: SchemaContext) =>
  pageFile('free-review', {
    hero,
    signUp: z.strictObject({
      heading: z.string(),
      text: z.string(),
      frameTitle: z.string().describe('The name of the frame, for those who cannot see it'),
    }),
    schedule,
    benefits: benefits(context),
    why: z.strictObject({
      heading,
      text: z.string(),
      points: z.array(z.string()).min(2).max(6),
      portrait: describedPicture(context),
    }),
    packages,
    callToAction: callToAction(context).extend({ button: bookingLabel }),
    gallery: testimonials.pick({ heading: true, first: true }).extend({ text: z.string() }),
  });

/** `content/pages/reviewconfirmation.yml` */
export const reviewConfirmationPage = hiddenPageFile('review-confirmation', {
  eyebrow: z.string(),
  heading,
  text: z.string(),
  postmark: z.string().max(48).describe('Runs around the stamp, in capitals'),
  steps: z.array(titledText).length(3),
  button: link,
  note: z.string(),
  write: z.strictObject({ label: z.string(), href: path }),
});

/** `content/pages/embed/free-review.yml`: our own form, shown in a frame where no other is set up. */
export const embeddedFormPage = hiddenPageFile('embedded-form', {
  heading: z.string(),
  form: emailFormWords.extend({ note: z.string() }),
});

/** `content/pages/embed/free-review/sent.yml`: what the frame says once the form is stored. */
export const embeddedThanksPage = hiddenPageFile('embedded-thanks', {
  heading: z.string(),
  text: z.string(),
});
