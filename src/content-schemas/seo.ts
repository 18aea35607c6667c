import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link, path } from './link.ts';
import { pageHead } from './page-head.ts';
import { callToAction, eyebrow, heading } from './sections.ts';

const offer = z.strictObject({
  package: z.string().describe('Its id in content/packages.yml, where name and price stand'),
  description: z.string(),
  points: z.array(z.string()).min(3),
  button: link,
  more: z.string().describe('The words of the link to the page of the package'),
});

const city = z.strictObject({
  name: z.string(),
  href: path,
  skyline: z.string().describe('The name of a drawing in content/pictures/skylines/'),
});

/** `content/pages/seopage.yml` */
export const seoPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('seo'),
    head: pageHead,
    eyebrow,
    heading,
    intro: z.string(),
    offers: z.array(offer).length(2, 'The page shows exactly two offers'),
    honesty: z.strictObject({ heading, text: z.string(), link }),
    cities: z.strictObject({ heading, text: z.string(), links: z.array(city).length(6) }),
    callToAction: callToAction(context),
  });
