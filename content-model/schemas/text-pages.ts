import { z } from 'astro/zod';
import {
  day,
  entries,
  entry,
  group,
  heading,
  keysOf,
  labeled,
  link,
  links,
  list,
  longText,
  plainHeading,
  sample,
  shortText,
  text,
} from './fields.ts';
import { noindexPageFile, pageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';

const conditions = {
  analytics: 'Google Analytics',
  booking: 'The booking page',
  emailMarketing: 'The email service',
  stripe: 'Stripe',
  checkout: 'The checkout of a package',
  'legal-entity': 'The legal entity',
  'legal-address': 'The postal address',
  'legal-host': 'The hosting company',
  'legal-cancellation': 'Cancellation',
  'legal-refunds': 'Refunds',
  'legal-expiry': 'How long the discount is good',
  'legal-figures': 'What your figures rest on',
  'legal-release': 'The release date of the playbook',
};

const when = z.enum(keysOf<keyof typeof conditions>(conditions)).optional().meta({
  title: 'Only with',
  description: 'Shown only while this service is set up, or this is decided',
  names: conditions,
});

const words = longText('Text', 'One thought, in a sentence or a few');

const conditional = entry('Entry', { text: words, when });

const paragraph = z
  .union([words.transform((one) => ({ text: one, when: undefined })), conditional])
  // In the file, a plain string is enough.
  .meta({ title: 'Paragraph', short: 'text' });

const fact = (title: string, description: string) =>
  longText(title, `${description}. Left empty, the legal pages say nothing of it`).nullable();

/** `content/legal.yml`: what only the owner can decide. Texts use it through placeholders such as `{legal-entity}`. */
export const legalFacts = z.strictObject({
  sample: sample.meta({
    title: 'Sample answers',
    description: 'On until you have confirmed the words on refunds',
  }),
  host: fact('Host', 'The company on whose servers the site runs'),
  cancellation: fact('Cancellation', 'How a project or a monthly service ends, in a sentence'),
  refunds: fact('Refunds', 'When you pay back, in a sentence'),
  expiry: fact('Discount', 'Until when the discount of the playbook is good, in a sentence'),
  figures: fact(
    'What your figures rest on',
    'What “200+” counts and how 40%, 64% and 70% were measured, in a sentence. Keep the records, since whoever advertises with figures has to be able to show them',
  ),
  release: fact('Release', 'When the playbook comes out: in March 2027'),
});

/** `content/pages/terms.yml`, `license.yml` and `privacy.yml` */
export const legalPage = pageFile('legal', {
  heading,
  updated: labeled('Updated', 'The day of the last change, such as 2026-11-12', day),
  readByLawyer: labeled(
    'Read by a lawyer',
    'On once a lawyer has read it. Until then the launch check says so',
    z.boolean(),
  ),
  summary: longText('Summary', 'The whole page in two or three sentences'),
  sections: entries('Sections', 'The page, section by section', 'Section', {
    heading: plainHeading,
    paragraphs: labeled(
      'Paragraphs',
      'The text, paragraph by paragraph',
      z.array(paragraph).default([]),
    ),
    table: group('Table', 'A table below the paragraphs', {
      columns: list('Columns', 'What stands above the columns', shortText('Column')).min(2),
      rows: list(
        'Rows',
        'As many cells in each as there are columns',
        z.array(longText('Cell')).min(2).meta({ title: 'Row' }),
      ).min(1),
    }).optional(),
    list: labeled('List', 'Entries with a mark before each', z.array(conditional).default([])),
    after: labeled(
      'Paragraphs after',
      'Paragraphs below the table or list',
      z.array(paragraph).default([]),
    ),
  }).min(2),
  links,
});

const door = describedPicture('portrait', 'Door');

/** A page that only announces what is coming. Search engines are asked not to index it. */
export const comingSoonPage = noindexPageFile('coming-soon', {
  tone: labeled('Color', 'The color around the door', z.enum(['tint', 'soft', 'ink'])),
  door,
  heading,
  text: text.meta({ description: 'One or two sentences about what will be here' }),
  next: labeled('Next step', 'The one place to go meanwhile', link),
});

/** `content/pages/404.yml`: what a visitor sees at an address that leads nowhere. */
export const notFoundPage = noindexPageFile('not-found', {
  door,
  heading,
  text,
  nearest: shortText('Similar pages', 'Stands above the pages with similar addresses'),
  links: list('Links', 'Where to go instead', link).min(2),
});

/** `content/pages/problem.yml`: the page for every other error; the server fills in what happened. */
export const problemPage = noindexPageFile('problem', {
  title: shortText('Heading', 'Stands where nothing better is known'),
  sentence: shortText('Sentence', 'What to do where nothing better is known'),
  links: list('Links', 'Where to go instead', link).min(1),
});
