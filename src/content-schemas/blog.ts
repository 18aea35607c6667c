import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  day,
  describedPicture,
  eyebrow,
  heading,
  hidden,
  link,
  nameOf,
  textWithCount,
} from './fields.ts';
import { pageFile, pageHead } from './page-head.ts';
import { callToAction } from './sections.ts';

const listing = z.strictObject({
  heading,
  filter: z.string().describe('What the list of categories is called'),
  categories: z.array(z.string()).min(1).describe('Every post belongs to exactly one of these'),
  count: z.strictObject({ none: z.string(), one: z.string(), many: textWithCount }),
  empty: z.strictObject({
    heading: z.string(),
    text: z.string(),
    link,
    all: z.string().describe('The words on the link to all posts'),
  }),
  pager: z.strictObject({ label: z.string(), previous: z.string(), next: z.string() }),
});

/** `content/pages/blog.yml` */
export const blogPage = pageFile('blog', {
  eyebrow,
  heading,
  text: z.string(),
  featured: z.string().describe('What the row of the first three posts is called'),
  listing,
});

/** What a post and a package article have in common. */
const text = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    title: z.string(),
    summary: z.string().max(180).describe('One or two sentences, shown on cards and at the top'),
    published: day,
    updated: day.describe('When it was last corrected; at first the day it was published'),
    cover: describedPicture(context),
    head: pageHead,
  });

const isInOrder = ({ published, updated }: { published: Date; updated: Date }) =>
  updated >= published;

const inOrder = {
  path: ['updated'],
  error:
    'A text cannot have been updated before it was published. Write the day of "published" here, or a later one',
};

/** The head of `content/blog/<address>/index.md`. Each `## ` of the body begins a section that folds. */
export const post = (context: SchemaContext) =>
  text(context)
    .extend({
      category: nameOf('category').describe('One of the categories in content/pages/blog.yml'),
      packages: z
        .array(nameOf('package'))
        .min(1)
        .max(3)
        .describe('The packages offered beside the text, by their names in content/packages.yml'),
    })
    .refine(isInOrder, inOrder);

export type Post = z.infer<ReturnType<typeof post>>;

/** The head of `content/articles/<address>.md`. */
export const article = (context: SchemaContext) =>
  text(context)
    .extend({
      headline: z.string().describe('Set large at the top, above the article'),
      package: link.describe('The package this article explains'),
      order: z.number().int().describe('Its place among the package articles'),
    })
    .refine(isInOrder, inOrder);

export type Article = z.infer<ReturnType<typeof article>>;

/** `content/reading.yml`: the words around every post and every package article. */
export const reading = (context: SchemaContext) =>
  z.strictObject({
    published: z.string(),
    updated: z.string(),
    minutes: textWithCount,
    next: z.string().describe('Stands before the title of the next section'),
    aside: z.strictObject({ heading: z.string(), text: z.string() }),
    review: z.strictObject({ heading: z.string(), text: z.string(), link }),
    related: z.strictObject({ heading: z.string(), link }),
    packages: z.strictObject({
      heading: z.string(),
      text: z.string(),
      read: z.string(),
      current: z.string().describe('Stands at the package whose article is being read'),
      button: link,
    }),
    callToAction: callToAction(context),
  });

export type Reading = z.infer<ReturnType<typeof reading>>;
