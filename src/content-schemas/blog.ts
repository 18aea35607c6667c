import { z } from 'astro/zod';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';

const withCount = z.string().includes('{count}', { error: 'Write {count} where the number goes' });

const listing = z.strictObject({
  heading: z.string().describe('One word between asterisks is emphasised'),
  filter: z.string().describe('What the list of categories is called'),
  categories: z.array(z.string()).min(1).describe('Every post belongs to exactly one of these'),
  count: z.strictObject({ none: z.string(), one: z.string(), many: withCount }),
  empty: z.strictObject({
    heading: z.string(),
    text: z.string(),
    link,
    all: z.string().describe('The words on the link to all posts'),
  }),
  pager: z.strictObject({ label: z.string(), previous: z.string(), next: z.string() }),
});

/** `content/pages/blog.yml` */
export const blogPage = z.strictObject({
  template: z.literal('blog'),
  head: pageHead,
  eyebrow: z.string().max(60),
  heading: z.string().describe('One word between asterisks is emphasised'),
  text: z.string(),
  featured: z.string().describe('What the row of the first three posts is called'),
  listing,
});
