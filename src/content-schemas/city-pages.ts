import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, group, link, list, picture, shortText, titledText } from './fields.ts';
import { pictureNeeds } from './picture-needs.ts';

/** The website of a business on a laptop, beside the words about us. */
export const laptop = (context: SchemaContext) =>
  describedPicture(context, pictureNeeds.laptop).extend({
    sample: shortText('Sample', 'Whose website it is, while that is a sample').optional(),
  });

/** `content/city-pages.yml`: what the city pages have in common. */
export const cityPages = (context: SchemaContext) =>
  z.strictObject({
    booking: group('Booking button', 'The button at the top of every city page', {
      label: shortText('Button', 'The words on the button that opens the booking page'),
      note: shortText('Note', 'The few words beside the button'),
      request: shortText('Note without booking', 'In its place where no booking page is set'),
    }),
    process: group('Process', 'What the four steps have in common', {
      eyebrow: shortText('Line above', 'The short line above the heading'),
      pictures: list(
        'Pictures',
        'One for each of the four steps',
        picture(context, pictureNeeds.vignette).meta({ title: 'Picture' }),
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
      eyebrow: shortText('Line above', 'The short line above the heading'),
      link,
      laptop: laptop(context).meta({
        title: 'Laptop',
        description: 'Beside these words, where a city has none of its own',
      }),
    }),
    otherCities: shortText('Other cities', 'Stands above the other cities'),
  });

export type CityPages = z.infer<ReturnType<typeof cityPages>>;
