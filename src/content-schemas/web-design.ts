import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { callToAction, heading, linkList, pageHero, projects } from './sections.ts';

const tier = z.strictObject({
  name: z.string(),
  size: z.string().max(20).describe('How many pages: up to 6 pages'),
  description: z.string(),
  points: z.array(z.string()).min(3),
  button: link,
});

/** `content/pages/webdesign.yml` */
export const webDesignPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('web-design'),
    head: pageHead,
    hero: pageHero(context),
    tiers: z.strictObject({
      label: z.string().describe('The heading screen readers announce before the three tiers'),
      tiers: z.array(tier).length(3, 'There are three doors: Starter, Growth and Premium'),
    }),
    advice: z.strictObject({ heading, text: z.string(), onward: linkList }),
    projects,
    callToAction: callToAction(context),
  });
