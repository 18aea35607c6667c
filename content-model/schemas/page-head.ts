import { z } from 'astro/zod';
import { longest } from '../page-addresses.ts';
import {
  group,
  hidden,
  inOneLine,
  list,
  longText,
  notShown,
  outsideLink,
  pageLink,
  shortText,
} from './fields.ts';

/** Whether a text still names something between braces, so that nobody knows how long it will be. `content-model/checks/` fills them in before it asks. */
const isOpen = (text: string): boolean => /\{[\w-]+\}/u.test(text);

/** Fixed by the specification, and longer than search engines show. */
const specifiedTitle = 'Meet the agency | Web Design & SEO Agency for Women Entrepreneurs';

const title = inOneLine(z.string())
  .refine(
    (words) => isOpen(words) || words.length >= 30,
    'Search engines show 30 to 60 characters of a title; make it at least 30',
  )
  .refine(
    (words) => isOpen(words) || words.length <= longest.title || words === specifiedTitle,
    'Search engines cut a title after 60 characters; shorten it',
  )
  .meta({
    title: 'Title in search results',
    description: 'The title in the browser tab and in search results; unique on the site',
  });

const description = notShown(
  longText(
    'Description in search results',
    'The lines below the title in search results; unique on the site',
  ),
)
  .refine(
    (words) => isOpen(words) || words.length >= 120,
    'A description has 120 to 156 characters; say a little more',
  )
  .refine(
    (words) => isOpen(words) || words.length <= longest.description,
    'A description has 120 to 156 characters; shorten it',
  );

const keywords = list(
  'Phrases',
  'The phrases this page should be found for',
  notShown(shortText('Phrase', 'As people type it')),
).min(3);

const related = z.array(pageLink).max(4).optional().meta({
  title: 'Further links',
  description: 'Pages of this site a reader may want next, in a line at the end',
});

const fields = group(
  'In search results',
  'How the page introduces itself to search engines, and what to read next',
  {
    title,
    crumb: shortText(
      'Short name',
      'Its short name in the breadcrumbs and in lists; otherwise the title before " | "',
    )
      .max(40)
      .optional(),
    description,
    keywords,
    index: z.boolean().default(true).meta({
      title: 'Shown by search engines',
      description: 'Off keeps the page out of search engines and out of the sitemap',
      whenOff: 'Once you publish, search engines drop this page, and nobody finds it by searching.',
    }),
    focus: notShown(
      shortText('Main phrase', 'The phrase this page should be found for, which no other page has'),
    ).optional(),
    related,
    elsewhere: outsideLink.optional().meta({
      title: 'Link to elsewhere',
      description: 'One good page of somebody else, named at the end of the line',
    }),
  },
);

/** What every page file begins with: how the page introduces itself to search engines, and its neighbors. */
export const pageHead = fields.refine(({ index, focus }) => !index || focus !== undefined, {
  path: ['focus'],
  error:
    'A page for search engines needs the phrase it should be found for: focus: … (or index: false)',
});

/** The head of a page that has too little of its own to be found: search engines are asked to leave it out. */
const hiddenPageHead = fields
  .extend({
    index: z
      .literal(false, 'A page with little of its own stays out of search engines: index: false')
      .meta({ title: 'Shown by search engines', description: 'Off: the page stays hidden' }),
  })
  .meta({
    title: 'In search results',
    description: 'What the page is called; search engines leave it out',
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
