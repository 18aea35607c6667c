import { z } from 'astro/zod';
import {
  entries,
  eyebrow,
  group,
  heading,
  hidden,
  labeled,
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

/** A client's website on a laptop, beside the text about us. */
const laptop = describedPicture('laptop').extend({
  sample: sampleWebsite,
});

const sections = ['process', 'offer', 'neighborhoods', 'search', 'customers'] as const;

/** One file of `content/cities/`; its file name is the address of the page. */
export const city = z.strictObject({
  hidden,
  city: shortText('City', 'Its name, as in the lists of cities'),
  order: z.int().optional().meta({
    title: 'Place among the cities',
    description: 'Set in the list of the content. Cities without one come last, by name',
    widget: 'none',
  }),
  scene: group('Picture', 'Of the city, with the first words. Left out, it is a Main Street', {
    composition: labeled(
      'Composition',
      'Words above a horizon or a bridge, beside a column, left of a loop, below the water line, or in a gate',
      z.enum(['horizon', 'bridge', 'column', 'loop', 'water', 'gate']),
    ),
    wide: labeled('Wide', 'On a wide screen', picture('cityScene')),
    phone: labeled('For phones', 'The same scene upright', picture('cityScenePhone')),
  }).optional(),
  tone: labeled(
    'Color',
    'The color of the first section',
    z.enum(['tint', 'soft', 'brand', 'ink']).default('tint'),
  ),
  sequence: labeled(
    'Sequence',
    'In which order the sections follow the first one',
    z
      .array(z.enum(sections).meta({ title: 'Section' }))
      .default([...sections])
      .refine((names) => new Set(names).size === sections.length, 'Name each section once'),
  ),
  head: pageHead,
  hero: topOfPage({
    heading,
    intro: longText('Introduction', 'Stands before the button'),
  }),
  process: group('Process', 'How we work, in four steps', {
    heading,
    steps: titledTexts('Steps', 'The four steps, told for this city', 'Step').length(4),
  }),
  sample: describedPicture('website', 'Sample', 'A website we could have made there'),
  neighborhoods: group('Neighborhoods', 'The city, part by part', {
    heading,
    text,
    places: entries('Neighborhoods', 'Four to eight parts of the city', 'Neighborhood', {
      name: shortText('Name', 'What the people there call it'),
      text: longText('Text', 'What its shops and customers are like'),
    })
      .min(4)
      .max(8),
  }),
  search: group('How people search', 'How people there search', {
    heading,
    paragraphs,
    phrases: list('Phrases', 'What people there really type', shortText('Phrase').max(60))
      .min(4)
      .max(8),
  }),
  customers: group('How people choose', 'How people there choose', { heading, paragraphs }),
  about: group('About us', 'Who we are, told for this city', {
    heading,
    text,
    laptop: labeled(
      'Laptop',
      'Left out, it is the one that the city pages have in common',
      laptop.optional(),
    ),
  }),
  questions: group('Questions', 'What customers there ask', {
    heading,
    items: questionList(question),
  }),
  trade: group(
    'Likeliest trade',
    'A website of the trade likeliest there; left out while examples are off',
    {
      label: shortText('Words', 'The words of the link'),
      project: labeled('Project', 'The website it leads to', nameOf('project')),
    },
  ).optional(),
  related: list('Further links', 'One to three pages that help on', link).min(1).max(3),
});

export type City = z.infer<typeof city>;

/** Compares cities by their place; those without one come last, by name. */
export const compareCities = (
  one: Pick<City, 'city' | 'order'>,
  other: Pick<City, 'city' | 'order'>,
): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) || one.city.localeCompare(other.city);

/** `content/city-pages.yml`: what all city pages share. */
export const cityPages = z.strictObject({
  booking: shortText('Booking button', 'The button at the top and the end of every city page'),
  process: group('Process', 'What the four steps have in common', {
    eyebrow,
    pictures: list(
      'Pictures',
      'One for each of the four steps',
      picture('vignette').meta({ title: 'Picture' }),
    ).length(4),
  }),
  offer: group('What we offer', 'What we make, beside the sample of the city', {
    caption: shortText('Caption', 'Below the picture'),
    blocks: entries('Services', 'The two services beside the picture', 'Service', {
      ...titledText,
      link,
    }).length(2),
  }),
  about: group('About us', 'What the sections about us have in common', {
    eyebrow,
    link,
    laptop: labeled('Laptop', 'Beside these words, where a city has none of its own', laptop),
  }),
  otherCities: shortText('Other cities', 'Stands above the other cities'),
});

export type CityPages = z.infer<typeof cityPages>;
