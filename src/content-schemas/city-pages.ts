import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, link, picture, shortText, titledText } from './fields.ts';

/** `content/city-pages.yml`: what the city pages have in common. */
export const cityPages = (context: SchemaContext) =>
  z.strictObject({
    state: shortText('State', 'Stands after the name of the city'),
    booking: z
      .strictObject({
        label: shortText('Button', 'The words on the button that opens the booking page'),
        note: shortText('Note', 'The few words beside the button'),
      })
      .meta({ title: 'Booking', description: 'The button at the top of every city page' }),
    process: z
      .strictObject({
        eyebrow: shortText('Line above', 'The short line above the heading'),
        pictures: z
          .array(picture(context).meta({ title: 'Picture' }))
          .length(4, 'One picture for each of the four steps')
          .meta({ title: 'Pictures', description: 'One for each of the four steps' }),
      })
      .meta({ title: 'Process', description: 'What the four steps have in common' }),
    offer: z
      .strictObject({
        caption: shortText('Caption', 'Below the picture'),
        blocks: z
          .array(titledText.extend({ link }).meta({ title: 'Service' }))
          .length(2)
          .meta({ title: 'Services', description: 'The two services beside the picture' }),
      })
      .meta({ title: 'Offer', description: 'What we make, beside the sample of the city' }),
    about: z
      .strictObject({
        eyebrow: shortText('Line above', 'The short line above the heading'),
        link,
        laptop: describedPicture(context).meta({ title: 'Laptop' }),
      })
      .meta({ title: 'About us', description: 'What the sections about us have in common' }),
    otherCities: shortText('Other cities', 'Stands above the other cities'),
  });

export type CityPages = z.infer<ReturnType<typeof cityPages>>;
