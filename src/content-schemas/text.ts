import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { day } from './day.ts';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';
import { nameOf } from './reference.ts';

/** What a post and a package article have in common. */
const text = (context: SchemaContext) =>
  z.strictObject({
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
      teasers: z
        .record(z.string(), z.string())
        .default({})
        .describe('Shown for a folded section instead of its first sentence, by its heading'),
    })
    .refine(isInOrder, inOrder);

/** The head of `content/articles/<address>.md`. */
export const article = (context: SchemaContext) =>
  text(context)
    .extend({
      headline: z.string().describe('Set large at the top, above the article'),
      package: link.describe('The package this article explains'),
      order: z.number().int().describe('Its place among the package articles'),
    })
    .refine(isInOrder, inOrder);
