import { z } from 'astro/zod';
import { day, heading, links, longText, plainHeading, shortText } from './fields.ts';
import { pageFile } from './page-head.ts';

const when = z
  .enum(['analytics', 'booking', 'emailMarketing', 'stripe'])
  .optional()
  .meta({
    title: 'Only with',
    description: 'Shown only while this service is set up',
    names: {
      analytics: 'Google Analytics',
      booking: 'The booking page',
      emailMarketing: 'The email service',
      stripe: 'Stripe',
    },
  });

const words = longText('Text', 'One thought, in a sentence or a few');

const conditional = z.strictObject({ when, text: words }).meta({ title: 'Entry' });

const paragraph = z
  .union([words.transform((text) => ({ text, when: undefined })), conditional])
  // In the file, the words alone are enough.
  .meta({ title: 'Paragraph', short: 'text' });

const table = z
  .strictObject({
    columns: z
      .array(shortText('Column', 'What stands above it'))
      .min(2)
      .meta({ title: 'Columns', description: 'What stands above the columns' }),
    rows: z
      .array(z.array(longText('Cell', 'What stands in it')).min(2).meta({ title: 'Row' }))
      .min(1)
      .meta({ title: 'Rows', description: 'As many cells in each as there are columns' }),
  })
  .meta({ title: 'Table', description: 'A table below the paragraphs' });

const section = z
  .strictObject({
    heading: plainHeading,
    paragraphs: z
      .array(paragraph)
      .default([])
      .meta({ title: 'Paragraphs', description: 'The text, paragraph by paragraph' }),
    table: table.optional(),
    list: z
      .array(conditional)
      .default([])
      .meta({ title: 'List', description: 'Entries with a mark before each' }),
    after: z
      .array(paragraph)
      .default([])
      .meta({ title: 'Paragraphs after', description: 'Paragraphs below the table or list' }),
  })
  .meta({ title: 'Section' });

/** `content/pages/terms.yml`, `license.yml` and `privacy.yml` */
export const legalPage = pageFile('legal', {
  heading,
  updated: day.meta({
    title: 'Updated',
    description: 'The day of the last change, such as 2026-11-12',
  }),
  summary: longText('Summary', 'The whole page in two or three sentences'),
  sections: z
    .array(section)
    .min(2)
    .meta({ title: 'Sections', description: 'The page, section by section' }),
  links,
});
