import { z } from 'astro/zod';
import {
  button,
  entries,
  eyebrow,
  group,
  heading,
  intro,
  labeled,
  link,
  list,
  longText,
  nameOf,
  outsideLink,
  plainHeading,
  shortText,
  text,
  topOfPage,
} from './fields.ts';
import { describedPicture } from './pictures.ts';

/** The first section of a page, with a drawing beside the words. */
export const pageHero = topOfPage({
  eyebrow,
  heading,
  intro,
  art: describedPicture('drawing', 'Drawing'),
});

/** Links to go on with, under a heading. */
export const linkList = group('Links at the side', 'Where to go from here', {
  heading: plainHeading,
  links: list('Links', 'Pages of this site that help on', link).min(2),
});

export const question = {
  question: shortText('Question', 'As a customer would ask it'),
  answer: longText('Answer', 'What we say to it'),
};

export const questionList = <Shape extends z.ZodRawShape>(shape: Shape) =>
  entries('Questions', 'The questions and their answers, in order', 'Question', shape).min(
    2,
    'There are at least two questions. Add one',
  );

export const questionsAndLinks = group(
  'Questions',
  'What people ask, and links beside the answers',
  {
    heading,
    items: questionList({
      ...question,
      source: labeled(
        'Source',
        'Who else says so: a page of somebody else',
        outsideLink.optional(),
      ),
    }),
    linkList,
  },
);

export type QuestionsAndLinks = z.infer<typeof questionsAndLinks>;

/** The words above pictures or entries that come from another file. */
export const introduction = { heading, text, link };

/** The carousel of projects, in file order, rotated to begin with `first`. */
export const projects = group('Projects', 'The words at the carousel of projects', {
  ...introduction,
  first: labeled('Begins with', 'The project that is shown first', nameOf('project').optional()),
});

export const testimonials = group('Testimonials', 'The words at the carousel of testimonials', {
  eyebrow,
  heading,
  buttons: list('Buttons', 'The two buttons below the quotations', button).length(2),
  first: labeled(
    'Begins with',
    'The testimonial that is shown first',
    nameOf('testimonial').optional(),
  ),
});

export type Testimonials = z.infer<typeof testimonials>;

export const callToAction = group('End of the page', 'The last section: what to do next', {
  heading,
  text,
  closing: labeled(
    'Closing',
    'How the page ends: with a portrait in an arch, with Main Street at dusk, with both, or with words alone. Neighboring pages look best with different ones',
    z.enum(['portrait', 'street', 'evening', 'type']).default('portrait'),
  ),
  portrait: describedPicture('portrait', 'Portrait', 'Shown where the closing has a portrait'),
  button,
});
