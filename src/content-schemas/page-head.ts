import { z } from 'astro/zod';
import { hidden, link, outsideLink } from './fields.ts';

/** Fixed by the specification, and longer than search engines show. */
const specifiedTitle = 'Meet the agency | Web Design & SEO Agency for Women Entrepreneurs';

const fields = z.strictObject({
  title: z
    .string()
    .min(30, 'Search engines show 30 to 60 characters of a title; make it at least 30')
    .refine(
      (title) => title.length <= 60 || title === specifiedTitle,
      'Search engines cut a title after 60 characters; shorten it',
    )
    .describe('The title in the browser tab and in search results; unique on the site'),
  crumb: z
    .string()
    .max(40)
    .optional()
    .describe('Its short name in the breadcrumbs and in lists; otherwise the title before " | "'),
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
  focus: z
    .string()
    .optional()
    .describe('The phrase this page should be found for, which no other page has'),
  related: z
    .array(link)
    .max(4)
    .optional()
    .describe('Pages of this site a reader may want next, in a line at the end'),
  elsewhere: outsideLink
    .optional()
    .describe('One good page of somebody else, named at the end of the line'),
});

/** What every page file begins with: how the page introduces itself to search engines, and its neighbors. */
export const pageHead = fields.refine(({ index, focus }) => !index || focus !== undefined, {
  path: ['focus'],
  error:
    'A page for search engines needs the phrase it should be found for: focus: … (or index: false)',
});

/** The head of a page that has too little of its own to be found: search engines are asked to leave it out. */
const hiddenPageHead = fields.extend({
  index: z.literal(
    false,
    'A page with little of its own stays out of search engines: index: false',
  ),
});

const fileWith =
  (head: typeof pageHead | typeof hiddenPageHead) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it returns depends on it
  <Template extends string, Shape extends z.ZodRawShape>(template: Template, shape: Shape) =>
    z.strictObject({ template: z.literal(template), hidden, head }).extend(shape);

/** A file of `content/pages/`: its template says which layout it has, its fields what stands there. */
export const pageFile = fileWith(pageHead);

/** A page file with the head of a page that stays hidden. */
export const hiddenPageFile = fileWith(hiddenPageHead);

export type PageHead = z.infer<typeof pageHead>;
