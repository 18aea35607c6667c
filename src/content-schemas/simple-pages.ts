import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { day, describedPicture, heading, link, links } from './fields.ts';
import { hiddenPageFile, pageFile } from './page-head.ts';

/** A page of a heading, a few paragraphs and links to go on with. */
export const briefPage = pageFile('brief', {
  eyebrow: z.string().max(60).optional(),
  heading,
  paragraphs: z.array(z.string()).min(1),
  links,
});

/** A page that only says what will be here. Kept out of search engines until it has content. */
export const comingSoonPage = (context: SchemaContext) =>
  hiddenPageFile('coming-soon', {
    tone: z.enum(['sand', 'rose', 'ink']).describe('The colour around the door'),
    door: describedPicture(context),
    heading,
    text: z.string().describe('One or two sentences about what will be here'),
    links: z.array(link).min(1).max(3).describe('Where to go meanwhile; the first is the button'),
  });

const when = z
  .enum(['analytics', 'booking', 'emailMarketing', 'stripe'])
  .optional()
  .describe('Shown only while this service is set up in the environment');

const conditional = z.strictObject({ when, text: z.string() });

const paragraph = z.union([
  z.string().transform((text) => ({ text, when: undefined })),
  conditional,
]);

const table = z.strictObject({
  columns: z.array(z.string()).min(2),
  rows: z.array(z.array(z.string()).min(2)).min(1),
});

const section = z.strictObject({
  heading: z.string(),
  paragraphs: z.array(paragraph).default([]),
  table: table.optional(),
  list: z.array(conditional).default([]),
  after: z.array(paragraph).default([]).describe('Paragraphs below the table or list'),
});

/** `content/pages/terms.yml`, `license.yml` and `privacy.yml` */
export const legalPage = pageFile('legal', {
  heading,
  updated: day.describe('The day of the last change, such as 2026-11-12'),
  summary: z.string().describe('The whole page in two or three sentences'),
  sections: z.array(section).min(2),
  links,
});

/** `content/pages/404.yml`: what a visitor sees at an address that leads nowhere. */
export const notFoundPage = (context: SchemaContext) =>
  hiddenPageFile('not-found', {
    door: describedPicture(context),
    heading,
    text: z.string(),
    nearest: z.string().describe('Stands above the pages with similar addresses'),
    links: z.array(link).min(2),
  });

/** `content/pages/problem.yml`: the frame of every other error; the server puts in what happened. */
export const problemPage = hiddenPageFile('problem', {
  title: z.string(),
  sentence: z.string(),
  links: z.array(link).min(1),
});
