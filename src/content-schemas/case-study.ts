import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  intro,
  longText,
  percentage,
  points,
  shortText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction } from './sections.ts';

const result = z
  .strictObject({
    value: percentage,
    chart: z.enum(['growth', 'share']).meta({
      title: 'Drawing',
      description: 'So much more than before, or so many of a hundred',
      names: { growth: 'Growth: so much more than before', share: 'Share: so many of a hundred' },
    }),
    measure: shortText('Measure', 'What was counted, such as phone calls'),
    label: shortText('Label', 'Stands below the value'),
    text: longText('Text', 'What the figure compares'),
  })
  .meta({ title: 'Result' });

const results = z
  .strictObject({
    heading,
    items: z
      .array(result)
      .length(3)
      .meta({ title: 'Results', description: 'Three figures, each with its drawing' }),
  })
  .meta({ title: 'Results', description: 'What has changed, in figures' });

const beginning = z
  .strictObject({
    heading,
    duration: shortText('Duration', 'Large on the ticket: 1 hour').max(12),
    ticket: shortText('Ticket', 'Below it').max(30),
    text: longText('Text', 'How the work began'),
  })
  .meta({ title: 'Beginning', description: 'How it began, with a ticket beside the words' });

const change = (context: SchemaContext) =>
  z
    .strictObject({
      title: shortText('Title', 'What was changed'),
      pictures: z
        .strictObject({
          before: describedPicture(context).meta({ title: 'Before' }),
          after: describedPicture(context).meta({ title: 'After' }),
        })
        .meta({ title: 'Pictures', description: 'The same page before and after our work' }),
      before: longText('Before', 'What it was like'),
      change: longText('Change', 'What we made of it'),
      why: longText('Why', 'The reason, set in the margin'),
    })
    .meta({ title: 'Section' });

/** `content/pages/shephedlaw.yml`: a client’s story from the first talk to the figures. */
export const caseStudyPage = (context: SchemaContext) =>
  pageFile('case-study', {
    sample: z.boolean().meta({
      title: 'Sample',
      description: 'On while words and pictures around the figures are samples',
    }),
    sampleNote: longText('Note', 'Stands beside the word Sample while this is one'),
    eyebrow,
    heading,
    intro,
    results,
    beginning,
    sections: z
      .array(change(context))
      .length(3, 'The case has three sections')
      .meta({ title: 'Sections', description: 'What was changed, one thing at a time' }),
    lesson: z
      .strictObject({ heading, points: points.min(2) })
      .meta({ title: 'Lesson', description: 'What a reader can take along' }),
    callToAction: callToAction(context),
  });
