import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture, picture } from './picture.ts';
import { callToAction, eyebrow, heading, questions, testimonials } from './sections.ts';

const hero = (context: SchemaContext) =>
  z.strictObject({
    eyebrow,
    heading,
    tagline: z.string(),
    text: z.string(),
    button: link,
    link,
    scene: z.strictObject({
      wide: picture(context).describe('Behind the words on a wide screen, 2400 × 1350 pixels'),
      phone: picture(context).describe('The same scene upright, 1080 × 1500 pixels'),
    }),
  });

const about = (context: SchemaContext) =>
  z.strictObject({
    eyebrow,
    heading,
    paragraphs: z.array(z.string()).min(1),
    quote: z.string().describe('One sentence, set large in the margin'),
    portrait: describedPicture(context),
    button: link,
  });

const serviceCard = z.strictObject({
  title: z.string(),
  text: z.string(),
  points: z.array(z.string()).length(3, 'A service card has room for exactly three points'),
  link,
});

const services = z.strictObject({
  eyebrow,
  heading,
  text: z.string(),
  cards: z.array(serviceCard).length(2, 'The home page shows exactly two services'),
});

const proof = z.strictObject({
  figure: z.string().max(5).describe('Set very large: 200+'),
  heading: z.string(),
  text: z.string(),
  results: z
    .array(
      z.strictObject({
        value: z.string().regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%'),
        label: z.string(),
      }),
    )
    .length(3),
  link,
});

const packages = z.strictObject({ eyebrow, heading, text: z.string(), link });

const process = z.strictObject({
  eyebrow,
  heading,
  steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).length(4),
});

const cities = z.strictObject({ heading: z.string().describe('Stands above all the cities') });

/** `content/pages/home.yml` */
export const homePage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('home'),
    head: pageHead,
    hero: hero(context),
    about: about(context),
    services,
    proof,
    testimonials,
    packages,
    process,
    questions,
    cities,
    callToAction: callToAction(context),
  });
