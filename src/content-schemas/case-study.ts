import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';
import { callToAction, heading } from './sections.ts';

const result = z.strictObject({
  value: z.string().regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%'),
  chart: z
    .enum(['growth', 'share'])
    .describe('growth: so much more than before; share: so many of a hundred'),
  measure: z.string().describe('What was counted, such as phone calls'),
  label: z.string().describe('Stands below the value'),
  text: z.string(),
});

const change = (context: SchemaContext) =>
  z.strictObject({
    title: z.string(),
    pictures: z.strictObject({
      before: describedPicture(context),
      after: describedPicture(context),
    }),
    before: z.string(),
    change: z.string(),
    why: z.string().describe('The reason, set in the margin'),
  });

/** `content/pages/shephedlaw.yml`: a client’s story from the first talk to the figures. */
export const caseStudyPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('case-study'),
    sample: z.boolean().describe('true while words and pictures around the figures are samples'),
    head: pageHead,
    eyebrow: z.string().max(60),
    heading,
    intro: z.string(),
    results: z.strictObject({ heading, items: z.array(result).length(3) }),
    beginning: z.strictObject({
      heading,
      duration: z.string().max(12).describe('Large on the ticket: 1 hour'),
      ticket: z.string().max(30).describe('Below it'),
      text: z.string(),
    }),
    sections: z.array(change(context)).length(3, 'The case has three sections'),
    lesson: z.strictObject({ heading, points: z.array(z.string()).min(2) }),
    callToAction: callToAction(context),
  });
