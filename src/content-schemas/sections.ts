import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, eyebrow, heading, link, nameOf, outsideLink } from './fields.ts';

/** The first section of a page with a drawing beside its promise. */
export const pageHero = (context: SchemaContext) =>
  z.strictObject({ eyebrow, heading, intro: z.string(), art: describedPicture(context) });

/** Links with a heading over them: where to go from here. */
export const linkList = z.strictObject({ heading: z.string(), links: z.array(link).min(2) });

export const questions = z.strictObject({
  heading,
  items: z
    .array(
      z.strictObject({
        question: z.string(),
        answer: z.string(),
        source: outsideLink.optional().describe('Who else says so: a page of somebody else'),
      }),
    )
    .min(2),
});

/** Questions with links beside them. */
export const questionsAndLinks = questions.extend({ linkList });

export type QuestionsAndLinks = z.infer<typeof questionsAndLinks>;

/** A heading above pictures or entries that come from another file. */
export const introduction = z.strictObject({ heading, text: z.string(), link });

/** The carousel of projects, in the order of their file, going round from `first`. */
export const projects = introduction.extend({
  first: nameOf('project')
    .optional()
    .describe('The entry of content/projects.yml that it begins with'),
});

export const testimonials = z.strictObject({
  eyebrow,
  heading,
  buttons: z.array(link).length(2),
  first: nameOf('testimonial')
    .optional()
    .describe('The entry of content/testimonials.yml it begins with'),
});

export type Testimonials = z.infer<typeof testimonials>;

export const callToAction = (context: SchemaContext) =>
  z.strictObject({
    heading,
    text: z.string(),
    portrait: describedPicture(context),
    button: link,
  });
