import type { Painting } from '../studio/picture.ts';
import { testimonialCard } from './card.ts';
import { lookOf } from './looks.ts';
import { quotes } from './quotes.ts';

/** A card for each entry of `content/testimonials.yml`, under the name of the entry. */
export const testimonialPictures = (): Painting[] =>
  Object.entries(quotes()).map(([name, testimonial]) => ({
    name: `testimonials/${name}.webp`,
    width: 800,
    height: 1000,
    quality: 88,
    paint: () => testimonialCard(lookOf(name), testimonial),
  }));
