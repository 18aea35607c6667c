import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const testimonials = z.record(
  z.string(),
  z.object({ role: z.string(), city: z.string(), quote: z.string() }),
);

export type Testimonial = z.infer<typeof testimonials>[string];

/** The words on the cards, by card name, from the agency's own content file. */
export const quotes = (): Record<string, Testimonial> =>
  testimonials.parse(parse(readFileSync('content/testimonials.yml', 'utf8')));
