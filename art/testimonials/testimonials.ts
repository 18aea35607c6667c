import type { Painting } from '../studio/picture.ts';
import { testimonialCard } from './card.ts';
import { looks } from './looks.ts';
import { quotes } from './quotes.ts';

const cardName = (index: number): string => `testimonial-${String(index + 1).padStart(2, '0')}`;

export const testimonialPictures: Painting[] = looks.map((look, index) => ({
  name: `testimonials/${cardName(index)}.webp`,
  width: 800,
  height: 1000,
  quality: 88,
  paint: () => {
    const testimonial = quotes()[cardName(index)];
    if (!testimonial) throw new Error(`content/testimonials.yml has no ${cardName(index)}`);
    return testimonialCard(look, testimonial);
  },
}));
