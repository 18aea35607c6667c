import { z } from 'astro/zod';

/** What every page file begins with: how the page introduces itself to search engines. */
export const pageHead = z.strictObject({
  title: z
    .string()
    .min(30, 'Search engines show 30 to 60 characters of a title; make it at least 30')
    .max(66, 'Search engines cut a title after about 60 characters; shorten it')
    .describe('The title in the browser tab and in search results; unique on the site'),
  description: z
    .string()
    .min(120, 'A description has 120 to 156 characters; say a little more')
    .max(156, 'A description has 120 to 156 characters; shorten it')
    .describe('The lines below the title in search results; unique on the site'),
  keywords: z.array(z.string()).min(3).describe('The phrases this page should be found for'),
  index: z
    .boolean()
    .default(true)
    .describe('false keeps the page out of search engines and out of the sitemap'),
  focus: z.string().optional().describe('The phrase this page is checked for by the SEO gate'),
});

export type PageHead = z.infer<typeof pageHead>;
