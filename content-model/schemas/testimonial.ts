import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { hidden, longText, sample, shortText } from './fields.ts';
import { picture } from './pictures.ts';

/** How a card can look (`site/quote-cards/looks.ts`). */
export const cardLooks = [
  'awning',
  'beside-dark',
  'doorway',
  'above-light',
  'page',
  'beside',
  'doorway-dark',
  'above',
  'awning-light',
  'page-calm',
] as const;

/** The trades that are drawn (`site/quote-cards/drawings.tsx`); the first stands for every other. */
const emblems = [
  'shop',
  'bread',
  'scales',
  'tulip',
  'compass',
  'pottery',
  'seedling',
  'lantern',
  'kite',
  'dress',
  'armchair',
] as const;

/** One entry of `content/testimonials.yml`. Its card is drawn from it when the site is built. */
export const testimonial = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    role: shortText('Who', 'What she does, never a name: Bakery owner').max(60),
    city: shortText('City', 'Where she does it').max(30),
    quote: longText('Quotation', 'Her words, which are drawn on the card').min(60).max(260),
    look: z
      .enum(cardLooks)
      .meta({ title: 'Look', description: 'The colors of the card, and where everything stands' }),
    emblem: z.enum(emblems).meta({
      title: 'Emblem',
      description: 'Her trade, as a small drawing; without a portrait it stands in the doorway',
    }),
    portrait: picture(context, 'cardPortrait').optional().meta({
      title: 'Portrait',
      description: 'She herself, in the doorway of the card; about square',
    }),
    picture: picture(context, 'quoteCard').optional().meta({
      title: 'Picture instead',
      description: 'Your own picture in place of the whole card, a quarter higher than wide',
    }),
    sample,
  });

export type Testimonial = z.infer<ReturnType<typeof testimonial>>;

/** How many the free review page shows; no page shows more. */
export const galleryTestimonials = 10;
