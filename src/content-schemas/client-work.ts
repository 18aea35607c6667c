import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  hidden,
  intro,
  link,
  links,
  longText,
  picture,
  shortText,
} from './fields.ts';
import { pageFile } from './page-head.ts';

const sample = z.boolean().meta({ title: 'Sample', description: 'On until it is a real client’s' });

/** One entry of `content/testimonials.yml`. */
export const testimonial = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    role: shortText('Who', 'What she does, never a name: Bakery owner'),
    city: shortText('City', 'Where she does it'),
    quote: longText('Quotation', 'The words on the picture, for those who cannot see it')
      .min(60)
      .max(260),
    picture: picture(context).meta({
      title: 'Card',
      description: 'The card, 800 × 1000 pixels, in content/pictures/testimonials/',
    }),
    sample,
  });

export type Testimonial = z.infer<ReturnType<typeof testimonial>>;

/** How many the free review page shows; no page shows more. */
export const galleryTestimonials = 10;

/** One entry of `content/projects.yml`. */
export const project = (context: SchemaContext) =>
  describedPicture(context).extend({
    hidden,
    name: shortText('Name', 'Whose website it is'),
    role: shortText('Business', 'The kind of business: Bakery, Austin'),
    sample,
  });

export type Project = z.infer<ReturnType<typeof project>>;

const card = (context: SchemaContext) =>
  z
    .strictObject({
      title: shortText('Title', 'The title of the case'),
      text: longText('Text', 'What the story is about'),
      link: link.optional().meta({ title: 'Link', description: 'Where the story is told' }),
      status: z
        .literal('Coming Soon')
        .optional()
        .meta({ title: 'Status', description: 'Instead of a link' }),
      picture: describedPicture(context),
      before: describedPicture(context)
        .optional()
        .meta({ title: 'Picture before', description: 'The same page before our work' }),
    })
    .refine(
      ({ link: story, status }) => (story === undefined) !== (status === undefined),
      'Give the card either a link or "status: Coming Soon"',
    )
    .meta({ title: 'Case' });

/** `content/pages/casestudies.yml` */
export const caseStudiesPage = (context: SchemaContext) =>
  pageFile('case-studies', {
    sample: sample.meta({ description: 'On while the cases are samples' }),
    eyebrow,
    heading,
    intro,
    cards: z
      .array(card(context))
      .min(1)
      .meta({ title: 'Cases', description: 'The first is the largest' }),
    more: shortText('More to come', 'Stands below the cases'),
    note: longText('Note', 'What is said of the samples'),
    links,
  });
