import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  link,
  percentage,
  picture,
  titledText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, questions, testimonials } from './sections.ts';

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
  results: z.array(z.strictObject({ value: percentage, label: z.string() })).length(3),
  link,
});

const process = z.strictObject({
  eyebrow,
  heading,
  steps: z.array(titledText).length(4),
});

/** `content/pages/home.yml` */
export const homePage = (context: SchemaContext) =>
  pageFile('home', {
    hero: hero(context),
    about: about(context),
    services,
    proof,
    testimonials,
    packages: z.strictObject({ eyebrow, heading, text: z.string(), link }),
    process,
    questions,
    cities: z.strictObject({ heading: z.string().describe('Stands above all the cities') }),
    callToAction: callToAction(context),
  });
