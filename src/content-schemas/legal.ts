import { z } from 'astro/zod';
import { day } from './day.ts';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';

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
export const legalPage = z.strictObject({
  template: z.literal('legal'),
  head: pageHead,
  heading: z.string().describe('One word between asterisks is emphasised'),
  updated: day.describe('The day of the last change, such as 2026-11-12'),
  summary: z.string().describe('The whole page in two or three sentences'),
  sections: z.array(section).min(2),
  links: z.array(link).min(1).describe('The ways onward; the first is the button'),
});

export type LegalContent = z.infer<typeof legalPage>;
