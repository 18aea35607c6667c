import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, eyebrow, heading, link, path, titledText } from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, testimonials } from './sections.ts';

/** `content/pages/about.yml` */
export const aboutPage = (context: SchemaContext) =>
  pageFile('about', {
    hero: z.strictObject({
      eyebrow,
      heading,
      intro: z.string(),
      portrait: describedPicture(context),
    }),
    mission: z.strictObject({
      eyebrow,
      heading,
      paragraphs: z.array(z.string()).min(1),
      quote: z.string().describe('One sentence, set large above the bridge'),
    }),
    differentiators: z.strictObject({
      heading,
      items: z
        .array(titledText.extend({ link: link.optional() }))
        .length(5, 'The page tells five differentiators'),
    }),
    services: z.strictObject({
      heading,
      text: z.string(),
      items: z.array(titledText.extend({ href: path })).min(3),
      more: link,
    }),
    values: z.strictObject({
      heading,
      items: z.array(titledText).length(5, 'The agency has five values'),
    }),
    callToAction: callToAction(context),
    testimonials,
    faqs: z.strictObject({
      eyebrow,
      heading,
      items: z
        .array(
          z.strictObject({
            above: z
              .string()
              .optional()
              .describe('A small heading that begins a new part of the list'),
            question: z.string(),
            answer: z.string(),
          }),
        )
        .min(2),
    }),
  });
