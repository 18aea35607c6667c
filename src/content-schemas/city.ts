import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, heading, hidden, link, nameOf, picture, titledText } from './fields.ts';
import { pageHead } from './page-head.ts';

const paragraphs = z.array(z.string()).min(1);

const neighborhoods = z.strictObject({
  heading,
  text: z.string(),
  places: z
    .array(z.strictObject({ name: z.string(), text: z.string() }))
    .min(4, 'Name at least four neighborhoods, or the page knows too little of its city')
    .max(8),
});

const search = z.strictObject({
  heading,
  paragraphs,
  phrases: z.array(z.string().max(60)).min(4).max(8).describe('What people there really type'),
});

const questions = z.strictObject({
  heading,
  items: z.array(z.strictObject({ question: z.string(), answer: z.string() })).min(2),
});

/** One file of `content/cities/`; its name is the address of the page. */
export const city = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    city: z.string().describe('Its name, as in the lists of cities'),
    skyline: nameOf('skyline')
      .default('main-street')
      .describe('The drawing in content/pictures/skylines/, without ".svg"'),
    tone: z.enum(['sand', 'rose', 'plum', 'ink']).default('sand').describe('The first section'),
    head: pageHead,
    hero: z.strictObject({ heading, intro: z.string().describe('Stands before the button') }),
    process: z.strictObject({
      heading,
      steps: z.array(titledText).length(4, 'Our process has exactly four steps'),
    }),
    sample: describedPicture(context).describe('A website we could have made there'),
    neighborhoods,
    search,
    customers: z.strictObject({ heading, paragraphs }),
    about: z.strictObject({
      heading,
      text: z.string(),
      laptop: describedPicture(context)
        .optional()
        .describe('Left out, it is the one of content/city-pages.yml'),
    }),
    questions,
    related: z.array(link).min(1).max(3),
  });

export type City = z.infer<ReturnType<typeof city>>;

/** `content/city-pages.yml`: what the city pages have in common. */
export const cityPages = (context: SchemaContext) =>
  z.strictObject({
    state: z.string().describe('Stands after the name of the city'),
    booking: z.strictObject({ label: z.string(), note: z.string() }),
    process: z.strictObject({
      eyebrow: z.string(),
      pictures: z.array(picture(context)).length(4, 'One picture for each of the four steps'),
    }),
    offer: z.strictObject({
      caption: z.string().describe('Below the picture'),
      blocks: z.array(titledText.extend({ link })).length(2),
    }),
    about: z.strictObject({
      eyebrow: z.string(),
      link,
      laptop: describedPicture(context),
    }),
    otherCities: z.string().describe('Stands above the other cities'),
  });

export type CityPages = z.infer<ReturnType<typeof cityPages>>;
