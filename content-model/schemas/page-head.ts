import { z } from 'astro/zod';
import {
  group,
  hidden,
  labeled,
  list,
  longText,
  notShown,
  outsideLink,
  pageLink,
  shortText,
  singleLine,
} from './fields.ts';

const title = labeled(
  'Title in search results',
  'The title in the browser tab and in search results; unique on the site',
  singleLine(z.string().min(1, 'A page needs a title. Write one')),
);

const description = notShown(
  longText(
    'Description in search results',
    'The lines below the title in search results; unique on the site',
  ),
);

/** What every page file begins with: metadata for search engines, and links to related pages. */
export const pageHead = group(
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
    keywords: list(
      'Phrases',
      'The phrases this page should be found for',
      notShown(shortText('Phrase')),
    ),
    index: z.boolean().default(true).meta({
      title: 'Shown by search engines',
      description: 'Off keeps the page out of search engines and out of the sitemap',
      whenOff: 'Once you publish, search engines drop this page, and nobody finds it by searching.',
    }),
    focus: notShown(
      shortText('Main phrase', 'The phrase this page should be found for, which no other page has'),
    ).optional(),
    related: labeled(
      'Further links',
      'Pages of this site a reader may want next, in a line at the end',
      z.array(pageLink).max(4).optional(),
    ),
    elsewhere: labeled(
      'Link to elsewhere',
      'One good page of somebody else, named at the end of the line',
      outsideLink.optional(),
    ),
  },
);

/** The head of a page with too little content of its own, which search engines are asked not to index. */
const noindexPageHead = labeled(
  'In search results',
  'What the page is called; search engines leave it out',
  pageHead.extend({
    index: labeled(
      'Shown by search engines',
      'Off: the page stays hidden',
      z.literal(
        false,
        'A page with little of its own stays out of search engines. Turn “Shown by search engines” off',
      ),
    ),
  }),
);

const fileWith =
  (head: typeof pageHead | typeof noindexPageHead) =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it returns depends on it
  <Template extends string, Shape extends z.ZodRawShape>(template: Template, shape: Shape) =>
    z.strictObject({ template: z.literal(template), hidden, head }).extend(shape);

/** A file of `content/pages/`: its template selects the layout, and its fields fill it. */
export const pageFile = fileWith(pageHead);

/** A page file that search engines are asked not to index. */
export const noindexPageFile = fileWith(noindexPageHead);

export type PageHead = z.infer<typeof pageHead>;
