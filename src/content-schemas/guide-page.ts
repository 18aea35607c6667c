import { z } from 'astro/zod';
import { pageHead } from './page-head.ts';

const heading = z.string().describe('One word between asterisks is emphasised');
const entry = z.strictObject({ title: z.string(), text: z.string() });

const search = z.strictObject({
  alt: z.string().describe('What the drawn search shows, for those who cannot see it'),
  query: z.string().max(32),
  others: z.array(z.string().max(40)).length(2),
  you: z.string().max(30),
});

/** `content/pages/googlemesis.yml`. The form's own words are in `content/guide-offer.yml`. */
export const guidePage = z.strictObject({
  template: z.literal('guide'),
  head: pageHead,
  hero: z.strictObject({
    eyebrow: z.string().max(60),
    heading,
    text: z.string(),
    link: z.string().describe('Leads down to the form'),
    search,
  }),
  guide: z.strictObject({
    heading,
    text: z.string(),
    chapters: z.array(entry).min(3).max(8),
  }),
  searches: z.strictObject({ heading, items: z.array(entry).length(3) }),
});
