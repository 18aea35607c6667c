import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  entry,
  eyebrow,
  group,
  heading,
  intro,
  list,
  longText,
  percentage,
  points,
  sample,
  shortText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';
import { callToAction } from './sections.ts';

const result = entry('Result', {
  value: percentage,
  chart: z.enum(['growth', 'share']).meta({
    title: 'Drawing',
    description: 'So much more than before, or so many of a hundred',
    names: { growth: 'Growth: so much more than before', share: 'Share: so many of a hundred' },
  }),
  measure: shortText('Measure', 'What was counted, such as phone calls'),
  label: shortText('Label', 'Stands below the value'),
  text: longText('Text', 'What the figure compares'),
});

const results = group('Results', 'What has changed, in figures', {
  heading,
  items: list('Results', 'Three figures, each with its drawing', result).length(3),
});

const beginning = group('How it began', 'The start of the work, with a ticket beside the words', {
  heading,
  duration: shortText('Duration', 'Large on the ticket: 1 hour').max(12),
  ticket: shortText('Ticket', 'Below it').max(30),
  text: longText('Text', 'How the work began'),
});

const change = (context: SchemaContext) =>
  entry('Section', {
    title: shortText('Title', 'What was changed'),
    pictures: group('Pictures', 'The same page before and after our work', {
      before: describedPicture(context, 'websitePair').meta({ title: 'Before' }),
      after: describedPicture(context, 'websitePair').meta({ title: 'After' }),
    }),
    before: longText('Before', 'What it was like'),
    change: longText('Change', 'What we made of it'),
    why: longText('Why', 'The reason, set in the margin'),
  });

/** `content/pages/shephedlaw.yml`: a client’s story from the first talk to the figures. */
export const caseStudyPage = (context: SchemaContext) =>
  pageFile('case-study', {
    sample: sample.meta({
      description: 'On while words and pictures around the figures are samples',
    }),
    sampleNote: longText('Note', 'Stands beside the word Sample while this is one'),
    eyebrow,
    heading,
    intro,
    results,
    beginning,
    sections: list('Sections', 'What was changed, one thing at a time', change(context)).length(
      3,
      'The case has three sections',
    ),
    lesson: group('What to learn from it', 'What a reader can take along', {
      heading,
      points: points.min(2),
    }),
    callToAction: callToAction(context),
  });
