import { z } from 'astro/zod';
import { hidden, longText, sample, shortText, labeled } from './fields.ts';
import { picture } from './pictures.ts';

/** The designs of a card (`site/quote-cards/looks.ts`). */
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

/** The trades with a drawing (`site/quote-cards/drawings.tsx`); the first covers all other trades. */
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

/** One entry of `content/testimonials.yml`. Its card is drawn when the site is built. */
export const testimonial = z.strictObject({
  hidden,
  role: shortText('Who', 'What she does, never a name: Bakery owner').max(60),
  city: shortText('City', 'Where she does it').max(30),
  quote: longText('Quotation', 'Her words, which are drawn on the card').min(60).max(260),
  look: labeled('Look', 'The colors of the card, and where everything stands', z.enum(cardLooks)),
  emblem: labeled(
    'Emblem',
    'Her trade, as a small drawing; without a portrait it stands in the doorway',
    z.enum(emblems),
  ),
  portrait: labeled(
    'Portrait',
    'She herself, in the doorway of the card; about square',
    picture('cardPortrait').optional(),
  ),
  picture: labeled(
    'Picture instead',
    'Your own picture in place of the whole card, a quarter higher than wide',
    picture('quoteCard').optional(),
  ),
  sample,
});

export type Testimonial = z.infer<typeof testimonial>;

/** The most testimonials on the free review page, and on any page. */
export const galleryTestimonials = 10;
