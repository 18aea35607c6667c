import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  entry,
  eyebrow,
  group,
  heading,
  hidden,
  link,
  list,
  longText,
  nameOf,
  paragraphs,
  shortText,
  text,
  titledText,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { pageHead } from './page-head.ts';
import { describedPicture, picture, sampleWebsite } from './pictures.ts';
import { question, questionList } from './sections.ts';

const place = entry('Neighborhood', {
  name: shortText('Name', 'What the people there call it'),
  text: longText('Text', 'What its shops and customers are like'),
});

const neighborhoods = group('Neighborhoods', 'The city, part by part', {
  heading,
  text,
  places: list('Neighborhoods', 'Four to eight parts of the city', place)
    .min(4, 'Name at least four neighborhoods, or the page knows too little of its city')
    .max(8),
});

const search = group('How people search', 'How people there search', {
  heading,
  paragraphs,
  phrases: list(
    'Phrases',
    'What people there really type',
    shortText('Phrase', 'As it is typed').max(60),
  )
    .min(4)
    .max(8),
});

const questions = group('Questions', 'What customers there ask', {
  heading,
  items: questionList(question),
});

const hero = topOfPage({
  heading,
  intro: longText('Introduction', 'Stands before the button'),
});

const process = group('Process', 'How we work, in four steps', {
  heading,
  steps: titledTexts('Steps', 'The four steps, told for this city', 'Step').length(
    4,
    'Our process has exactly four steps',
  ),
});

/** The website of a business on a laptop, beside the words about us. */
const laptop = (context: SchemaContext) =>
  describedPicture(context, 'laptop').extend({
    sample: sampleWebsite,
  });

const about = (context: SchemaContext) =>
  group('About us', 'Who we are, told for this city', {
    heading,
    text,
    laptop: laptop(context).optional().meta({
      title: 'Laptop',
      description: 'Left out, it is the one that the city pages have in common',
    }),
  });

/** One file of `content/cities/`; its name is the address of the page. */
export const city = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    city: shortText('City', 'Its name, as in the lists of cities'),
    skyline: nameOf('skyline')
      .default('main-street')
      .meta({ title: 'Skyline', description: 'The drawing of the city at the top' }),
    tone: z
      .enum(['tint', 'soft', 'brand', 'ink'])
      .default('tint')
      .meta({ title: 'Color', description: 'The color of the first section' }),
    head: pageHead,
    hero,
    process,
    sample: describedPicture(context, 'website').meta({
      title: 'Sample',
      description: 'A website we could have made there',
    }),
    neighborhoods,
    search,
    customers: group('How people choose', 'How people there choose', { heading, paragraphs }),
    about: about(context),
    questions,
    related: list('Further links', 'One to three pages that help on', link).min(1).max(3),
  });

export type City = z.infer<ReturnType<typeof city>>;

/** `content/city-pages.yml`: what the city pages have in common. */
export const cityPages = (context: SchemaContext) =>
  z.strictObject({
    booking: group('Booking button', 'The button at the top of every city page', {
      label: shortText('Button', 'The words on the button that opens the booking page'),
      note: shortText('Note', 'The few words beside the button'),
      request: shortText('Note without booking', 'In its place where no booking page is set'),
    }),
    process: group('Process', 'What the four steps have in common', {
      eyebrow,
      pictures: list(
        'Pictures',
        'One for each of the four steps',
        picture(context, 'vignette').meta({ title: 'Picture' }),
      ).length(4, 'One picture for each of the four steps'),
    }),
    offer: group('What we offer', 'What we make, beside the sample of the city', {
      caption: shortText('Caption', 'Below the picture'),
      blocks: list(
        'Services',
        'The two services beside the picture',
        titledText.extend({ link }).meta({ title: 'Service' }),
      ).length(2),
    }),
    about: group('About us', 'What the sections about us have in common', {
      eyebrow,
      link,
      laptop: laptop(context).meta({
        title: 'Laptop',
        description: 'Beside these words, where a city has none of its own',
      }),
    }),
    otherCities: shortText('Other cities', 'Stands above the other cities'),
  });

export type CityPages = z.infer<ReturnType<typeof cityPages>>;
