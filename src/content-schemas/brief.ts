import { z } from 'astro/zod';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';

/** A page of a heading, a few paragraphs and a way onward. */
export const briefPage = z.strictObject({
  template: z.literal('brief'),
  head: pageHead,
  eyebrow: z.string().max(60).optional(),
  heading: z.string().describe('One word between asterisks is emphasised'),
  paragraphs: z.array(z.string()).min(1),
  links: z.array(link).min(1).describe('The ways onward; the first is the button'),
});

export type BriefContent = z.infer<typeof briefPage>;
