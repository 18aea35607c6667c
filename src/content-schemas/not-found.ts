import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { hiddenPageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';

/** `content/pages/404.yml`: what a visitor sees at an address that leads nowhere. */
export const notFoundPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('not-found'),
    head: hiddenPageHead,
    door: describedPicture(context),
    heading: z.string().describe('One word between asterisks is emphasised'),
    text: z.string(),
    nearest: z.string().describe('Stands above the pages with similar addresses'),
    links: z.array(link).min(2),
  });

/** `content/pages/problem.yml`: the frame of every other error; the server puts in what happened. */
export const problemPage = z.strictObject({
  template: z.literal('problem'),
  head: hiddenPageHead,
  title: z.string(),
  sentence: z.string(),
  links: z.array(link).min(1),
});
