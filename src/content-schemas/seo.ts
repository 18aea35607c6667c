import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { nameOf } from './reference.ts';
import { callToAction, heading, pageHero } from './sections.ts';

const offer = z.strictObject({
  package: nameOf('package').describe('Its id in content/packages.yml, where name and price stand'),
  description: z.string(),
  points: z.array(z.string()).min(3),
  button: link,
  more: z.string().describe('The words of the link to the page of the package'),
});

/** `content/pages/seopage.yml` */
export const seoPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('seo'),
    head: pageHead,
    hero: pageHero(context),
    offers: z.strictObject({
      label: z.string().describe('The heading screen readers announce before the two offers'),
      offers: z.array(offer).length(2, 'The page shows exactly two offers'),
    }),
    honesty: z.strictObject({
      struck: z.string().max(3).describe('Set very large and crossed out'),
      heading,
      text: z.string(),
      link,
    }),
    cities: z.strictObject({ heading, text: z.string() }),
    callToAction: callToAction(context),
  });
