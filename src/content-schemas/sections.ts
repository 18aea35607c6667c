import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  button,
  describedPicture,
  eyebrow,
  heading,
  intro,
  link,
  longText,
  nameOf,
  outsideLink,
  plainHeading,
  shortText,
  text,
} from './fields.ts';

/** The first section of a page with a drawing beside its promise. */
export const pageHero = (context: SchemaContext) =>
  z
    .strictObject({
      eyebrow,
      heading,
      intro,
      art: describedPicture(context).meta({ title: 'Drawing' }),
    })
    .meta({ title: 'Beginning', description: 'The first section of the page' });

/** Links with a heading over them: where to go from here. */
export const linkList = z
  .strictObject({
    heading: plainHeading,
    links: z
      .array(link)
      .min(2)
      .meta({ title: 'Links', description: 'Pages of this site that help on' }),
  })
  .meta({ title: 'Links beside', description: 'Where to go from here' });

/** What a customer asks, and what we say to it. */
export const question = z
  .strictObject({
    question: shortText('Question', 'As a customer would ask it'),
    answer: longText('Answer', 'What we say to it'),
  })
  .meta({ title: 'Question' });

/** A list of questions as it stands in a section. */
export const questionList = <Question extends z.ZodType>(element: Question) =>
  z
    .array(element)
    .min(2)
    .meta({ title: 'Questions', description: 'The questions and their answers, in order' });

const sourcedQuestion = question
  .extend({
    source: outsideLink
      .optional()
      .meta({ title: 'Source', description: 'Who else says so: a page of somebody else' }),
  })
  .meta({ title: 'Question' });

export const questions = z
  .strictObject({
    heading,
    items: questionList(sourcedQuestion),
  })
  .meta({ title: 'Questions', description: 'What people ask before they decide' });

/** Questions with links beside them. */
export const questionsAndLinks = questions
  .extend({ linkList })
  .meta({ title: 'Questions', description: 'What people ask, and links beside the answers' });

export type QuestionsAndLinks = z.infer<typeof questionsAndLinks>;

/** A heading above pictures or entries that come from another file. */
export const introduction = z.strictObject({ heading, text, link });

/** The carousel of projects, in the order of their file, going round from `first`. */
export const projects = introduction
  .extend({
    first: nameOf('project')
      .optional()
      .meta({ title: 'Begins with', description: 'The project that is shown first' }),
  })
  .meta({ title: 'Projects', description: 'The words at the carousel of projects' });

export const testimonials = z
  .strictObject({
    eyebrow,
    heading,
    buttons: z
      .array(button)
      .length(2)
      .meta({ title: 'Buttons', description: 'The two buttons below the quotations' }),
    first: nameOf('testimonial')
      .optional()
      .meta({ title: 'Begins with', description: 'The testimonial that is shown first' }),
  })
  .meta({ title: 'Testimonials', description: 'The words at the carousel of testimonials' });

export type Testimonials = z.infer<typeof testimonials>;

export const callToAction = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      text,
      closing: z.enum(['portrait', 'street', 'type']).default('portrait').meta({
        title: 'Closing',
        description:
          'How the page ends: with a portrait in an arch, with Main Street at dusk, or with words alone. Neighboring pages look best with different ones',
      }),
      portrait: describedPicture(context).meta({
        title: 'Portrait',
        description: 'Shown where the closing is a portrait',
      }),
      button,
    })
    .meta({ title: 'Invitation', description: 'The last section: what to do next' });
