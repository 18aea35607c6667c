import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';
import { callToAction, eyebrow, heading } from './sections.ts';

const feature = z.strictObject({ title: z.string(), text: z.string() });

/** The page of a website package that is told apart by its number of pages. */
export const websitePackagePage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('website-package'),
    head: pageHead,
    name: z.string(),
    pages: z.number().int().min(1).max(12).describe('Up to how many pages it has'),
    summary: z.string().max(120).describe('One sentence, shown on other pages'),
    tone: z.enum(['sand', 'rose', 'plum']).describe('The colour of the first band'),
    hero: z.strictObject({ heading, intro: z.string() }),
    features: z.strictObject({
      heading,
      items: z.array(feature).length(6, 'The composition has room for exactly six features'),
    }),
    article: z.strictObject({
      eyebrow,
      heading,
      text: z.string(),
      link,
      cover: describedPicture(context),
    }),
    others: z.strictObject({ heading, link }),
    callToAction: callToAction(context),
  });

export type WebsitePackagePage = z.infer<ReturnType<typeof websitePackagePage>>;
