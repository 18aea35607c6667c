import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';

const card = (context: SchemaContext) =>
  z
    .strictObject({
      title: z.string(),
      text: z.string(),
      link: link.optional().describe('Where the story is told'),
      status: z.literal('Coming Soon').optional().describe('Instead of a link'),
      picture: describedPicture(context),
      before: describedPicture(context).optional().describe('The same page before our work'),
    })
    .refine(
      ({ link: story, status }) => (story === undefined) !== (status === undefined),
      'Give the card either a link or "status: Coming Soon"',
    );

/** `content/pages/casestudies.yml` */
export const caseStudiesPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('case-studies'),
    sample: z.boolean().describe('true while the cases are samples'),
    head: pageHead,
    eyebrow: z.string().max(60),
    heading: z.string().describe('One word between asterisks is emphasised'),
    intro: z.string(),
    cards: z.array(card(context)).min(1).describe('The first is the largest'),
    more: z.string(),
    note: z.string(),
    links: z.array(link).min(1).describe('The ways onward; the first is the button'),
  });
