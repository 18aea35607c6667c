import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { picture } from './picture.ts';

/** One entry of `content/testimonials.yml`. */
export const testimonial = (context: SchemaContext) =>
  z.strictObject({
    role: z.string().describe('What she does, never a name: Bakery owner'),
    city: z.string(),
    quote: z
      .string()
      .min(60)
      .max(260)
      .describe('The words on the picture, for those who cannot see it'),
    picture: picture(context).describe(
      'The card, 800 × 1000 pixels, in content/pictures/testimonials/',
    ),
    sample: z.boolean().describe('true until it is a real client’s'),
  });

/** How many the free review page shows; no page shows more. */
export const galleryTestimonials = 10;

export type Testimonial = z.infer<ReturnType<typeof testimonial>>;
