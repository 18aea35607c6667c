import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  hidden,
  describedPicture,
  heading,
  link,
  longText,
  nameOf,
  paragraphs,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { pageHead } from './page-head.ts';
import { question, questionList } from './sections.ts';

const place = z
  .strictObject({
    name: shortText('Name', 'What the people there call it'),
    text: longText('Text', 'What its shops and customers are like'),
  })
  .meta({ title: 'Neighborhood' });

const neighborhoods = z
  .strictObject({
    heading,
    text,
    places: z
      .array(place)
      .min(4, 'Name at least four neighborhoods, or the page knows too little of its city')
      .max(8)
      .meta({ title: 'Neighborhoods', description: 'Four to eight parts of the city' }),
  })
  .meta({ title: 'Neighborhoods', description: 'The city, part by part' });

const search = z
  .strictObject({
    heading,
    paragraphs,
    phrases: z
      .array(shortText('Phrase', 'As it is typed').max(60))
      .min(4)
      .max(8)
      .meta({ title: 'Phrases', description: 'What people there really type' }),
  })
  .meta({ title: 'Search', description: 'How people there search' });

const questions = z
  .strictObject({
    heading,
    items: questionList(question),
  })
  .meta({ title: 'Questions', description: 'What customers there ask' });

const hero = z
  .strictObject({
    heading,
    intro: longText('Introduction', 'Stands before the button'),
  })
  .meta({ title: 'Beginning', description: 'The first section of the page' });

const process = z
  .strictObject({
    heading,
    steps: z
      .array(titledText.meta({ title: 'Step' }))
      .length(4, 'Our process has exactly four steps')
      .meta({ title: 'Steps', description: 'The four steps, told for this city' }),
  })
  .meta({ title: 'Process', description: 'How we work, in four steps' });

const about = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      text,
      laptop: describedPicture(context).optional().meta({
        title: 'Laptop',
        description: 'Left out, it is the one that the city pages have in common',
      }),
    })
    .meta({ title: 'About us', description: 'Who we are, told for this city' });

/** One file of `content/cities/`; its name is the address of the page. */
export const city = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    city: shortText('City', 'Its name, as in the lists of cities'),
    skyline: nameOf('skyline')
      .default('main-street')
      .meta({ title: 'Skyline', description: 'The drawing of the city at the top' }),
    tone: z
      .enum(['sand', 'rose', 'plum', 'ink'])
      .default('sand')
      .meta({ title: 'Color', description: 'The color of the first section' }),
    head: pageHead,
    hero,
    process,
    sample: describedPicture(context).meta({
      title: 'Sample',
      description: 'A website we could have made there',
    }),
    neighborhoods,
    search,
    customers: z
      .strictObject({ heading, paragraphs })
      .meta({ title: 'Customers', description: 'How people there choose' }),
    about: about(context),
    questions,
    related: z
      .array(link)
      .min(1)
      .max(3)
      .meta({ title: 'Further links', description: 'One to three pages that help on' }),
  });

export type City = z.infer<ReturnType<typeof city>>;
