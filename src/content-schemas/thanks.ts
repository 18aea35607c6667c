import { z } from 'astro/zod';
import { guideOffer } from './guide-offer.ts';
import { link } from './link.ts';
import { hiddenPageHead } from './page-head.ts';

/** The page a form leads to where the browser runs no script. */
export const thanksPage = z.strictObject({
  template: z.literal('thanks'),
  head: hiddenPageHead,
  heading: z.string().describe('One word between asterisks is emphasised'),
  text: z.string(),
  download: guideOffer.shape.download
    .optional()
    .describe('A file to take along; its button comes first'),
  links: z.array(link).min(1).max(3),
});

export type ThanksContent = z.infer<typeof thanksPage>;
