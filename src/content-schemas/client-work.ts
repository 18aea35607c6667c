import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  hidden,
  link,
  links,
  percentage,
  picture,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction } from './sections.ts';

/** One entry of `content/testimonials.yml`. */
export const testimonial = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    role: z.string().describe('What she does, never a name: Bakery owner'),
    city: z.string(),
    quote: z
      .string()
      .min(60)
      .max(260)
      .describe('The words on the picture, for those who cannot see it'),
    picture: picture(context).describe(
      'The card, 800 × 1000 pixels, in content/pictures/testimonials/',
    ),
    sample: z.boolean().describe('true until it is a real client’s'),
  });

export type Testimonial = z.infer<ReturnType<typeof testimonial>>;

/** How many the free review page shows; no page shows more. */
export const galleryTestimonials = 10;

/** One entry of `content/projects.yml`. */
export const project = (context: SchemaContext) =>
  describedPicture(context).extend({
    hidden,
    name: z.string().describe('Whose website it is'),
    role: z.string().describe('The kind of business: Bakery, Austin'),
    sample: z.boolean().describe('true until it is a real client’s'),
  });

export type Project = z.infer<ReturnType<typeof project>>;

const card = (context: SchemaContext) =>
  z
    .strictObject({
      title: z.string(),
      text: z.string(),
      link: link.optional().describe('Where the story is told'),
      status: z.literal('Coming Soon').optional().describe('Instead of a link'),
      picture: describedPicture(context),
      before: describedPicture(context).optional().describe('The same page before our work'),
    })
    .refine(
      ({ link: story, status }) => (story === undefined) !== (status === undefined),
      'Give the card either a link or "status: Coming Soon"',
    );

/** `content/pages/casestudies.yml` */
export const caseStudiesPage = (context: SchemaContext) =>
  pageFile('case-studies', {
    sample: z.boolean().describe('true while the cases are samples'),
    eyebrow,
    heading,
    intro: z.string(),
    cards: z.array(card(context)).min(1).describe('The first is the largest'),
    more: z.string(),
    note: z.string(),
    links,
  });

const result = z.strictObject({
  value: percentage,
  chart: z
    .enum(['growth', 'share'])
    .describe('growth: so much more than before; share: so many of a hundred'),
  measure: z.string().describe('What was counted, such as phone calls'),
  label: z.string().describe('Stands below the value'),
  text: z.string(),
});

const change = (context: SchemaContext) =>
  z.strictObject({
    title: z.string(),
    pictures: z.strictObject({
      before: describedPicture(context),
      after: describedPicture(context),
    }),
    before: z.string(),
    change: z.string(),
    why: z.string().describe('The reason, set in the margin'),
  });

/** `content/pages/shephedlaw.yml`: a client’s story from the first talk to the figures. */
export const caseStudyPage = (context: SchemaContext) =>
  pageFile('case-study', {
    sample: z.boolean().describe('true while words and pictures around the figures are samples'),
    sampleNote: z.string().describe('Stands beside the word Sample while sample is true'),
    eyebrow,
    heading,
    intro: z.string(),
    results: z.strictObject({ heading, items: z.array(result).length(3) }),
    beginning: z.strictObject({
      heading,
      duration: z.string().max(12).describe('Large on the ticket: 1 hour'),
      ticket: z.string().max(30).describe('Below it'),
      text: z.string(),
    }),
    sections: z.array(change(context)).length(3, 'The case has three sections'),
    lesson: z.strictObject({ heading, points: z.array(z.string()).min(2) }),
    callToAction: callToAction(context),
  });
