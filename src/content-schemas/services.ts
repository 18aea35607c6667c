import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { eyebrow, heading, link, nameOf } from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, linkList, pageHero, projects, questionsAndLinks } from './sections.ts';

const column = z.strictObject({ heading: z.string(), text: z.string(), link });

/** `content/pages/services.yml`. The packages themselves stand in their own files. */
export const servicesPage = (context: SchemaContext) =>
  pageFile('services', {
    eyebrow,
    heading,
    intro: z.string(),
    webDesign: column,
    seo: column.extend({
      packages: z
        .array(nameOf('package'))
        .length(2, 'The page shows exactly two packages')
        .describe('Ids in content/packages.yml'),
    }),
    both: column.extend({
      package: nameOf('package').describe('Its id in content/packages.yml'),
    }),
    projects,
    questions: questionsAndLinks,
    callToAction: callToAction(context),
  });

const tier = z.strictObject({
  name: z.string(),
  size: z.string().max(20).describe('How many pages: up to 6 pages'),
  description: z.string(),
  points: z.array(z.string()).min(3),
  button: link,
});

/** `content/pages/webdesign.yml` */
export const webDesignPage = (context: SchemaContext) =>
  pageFile('web-design', {
    hero: pageHero(context),
    tiers: z.strictObject({
      label: z.string().describe('The heading screen readers announce before the three tiers'),
      tiers: z.array(tier).length(3, 'There are three doors: Starter, Growth and Premium'),
    }),
    advice: z.strictObject({ heading, text: z.string(), linkList }),
    projects,
    callToAction: callToAction(context),
  });

const offer = z.strictObject({
  package: nameOf('package').describe('Its id in content/packages.yml, where name and price stand'),
  description: z.string(),
  points: z.array(z.string()).min(3),
  button: link,
  more: z.string().describe('The words of the link to the page of the package'),
});

/** `content/pages/seopage.yml` */
export const seoPage = (context: SchemaContext) =>
  pageFile('seo', {
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
