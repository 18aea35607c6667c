import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture, picture } from './picture.ts';

const heading = z.string().describe('One word between asterisks is emphasised: Be *found*');
const eyebrow = z.string().max(60).describe('The short line above the heading');

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
    .array(z.strictObject({ value: z.string().regex(/^\d{1,3}%$/u), label: z.string() }))
    .length(3),
  link,
});

const testimonials = z.strictObject({
  eyebrow,
  heading,
  buttons: z.array(link).length(2),
});

const packages = z.strictObject({ eyebrow, heading, text: z.string(), link });

const process = z.strictObject({
  eyebrow,
  heading,
  steps: z.array(z.strictObject({ title: z.string(), text: z.string() })).length(4),
});

const questions = z.strictObject({
  heading: z.string(),
  items: z.array(z.strictObject({ question: z.string(), answer: z.string() })).min(2),
});

const cities = z.strictObject({ heading: z.string().describe('Stands above all the cities') });

const callToAction = (context: SchemaContext) =>
  z.strictObject({
    heading,
    text: z.string(),
    portrait: describedPicture(context),
    button: link,
  });

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
