import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link, path } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';
import { callToAction, eyebrow, heading, testimonials } from './sections.ts';

const titled = { title: z.string(), text: z.string() };

const mission = z.strictObject({
  eyebrow,
  heading,
  paragraphs: z.array(z.string()).min(1),
  quote: z.string().describe('One sentence, set large above the bridge'),
});

const differentiators = z.strictObject({
  heading,
  items: z
    .array(z.strictObject({ ...titled, link: link.optional() }))
    .length(5, 'The page tells five differentiators'),
});

const services = z.strictObject({
  heading,
  text: z.string(),
  items: z.array(z.strictObject({ ...titled, href: path })).min(3),
  more: link,
});

const values = z.strictObject({
  heading,
  items: z.array(z.strictObject(titled)).length(5, 'The agency has five values'),
});

const faqs = z.strictObject({
  eyebrow,
  heading,
  items: z
    .array(
      z.strictObject({
        above: z.string().optional().describe('A small heading that begins a new part of the list'),
        question: z.string(),
        answer: z.string(),
      }),
    )
    .min(2),
});

/** `content/pages/about.yml` */
export const aboutPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('about'),
    head: pageHead,
    hero: z.strictObject({
      eyebrow,
      heading,
      intro: z.string(),
      portrait: describedPicture(context),
    }),
    mission,
    differentiators,
    services,
    values,
    callToAction: callToAction(context),
    testimonials,
    faqs,
  });
