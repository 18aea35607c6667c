import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { eyebrow, heading, link, nameOf, path } from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, linkList, pageHero, projects, questionsAndLinks } from './sections.ts';

const column = z.strictObject({ heading: z.string(), text: z.string(), link });

const comparedPackage = z.strictObject({
  name: z.string(),
  href: path.describe('Its page'),
  price: z
    .string()
    .optional()
    .describe(
      'The name of its price between braces, such as {visibility-audit}; else the words of "quoted"',
    ),
  suits: z.string().max(90).describe('Whom it is for'),
  includes: z.string().max(110).describe('What the customer gets'),
});

/** Every package side by side, in groups from small to large. */
const comparison = z.strictObject({
  heading,
  text: z.string(),
  columns: z.strictObject({
    name: z.string(),
    suits: z.string(),
    includes: z.string(),
    price: z.string(),
  }),
  quoted: z.string().max(28).describe('In the place of a price that is not fixed'),
  groups: z
    .array(
      z.strictObject({
        name: z.string(),
        text: z.string().max(110).describe('What tells this group from the others'),
        packages: z.array(comparedPackage).min(2),
      }),
    )
    .min(2),
});

export type Comparison = z.infer<typeof comparison>;

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
    comparison,
    projects,
    questions: questionsAndLinks,
    callToAction: callToAction(context),
  });

const tier = z.strictObject({
  name: z.string(),
  size: z.string().max(20).describe('How many pages: up to 6 pages'),
  description: z.string(),
  recommended: z
    .string()
    .max(28)
    .optional()
    .describe('A ribbon on the door: Most people start here'),
  plus: z
    .string()
    .optional()
    .describe('Above the points, where they come on top: Everything in Growth, plus'),
  points: z.array(z.string()).min(3),
  button: link,
});

/** `content/pages/webdesign.yml` */
export const webDesignPage = (context: SchemaContext) =>
  pageFile('web-design', {
    hero: pageHero(context),
    tiers: z.strictObject({
      label: z.string().describe('The heading screen readers announce before the three tiers'),
      tiers: z
        .array(tier)
        .length(3, 'There are three doors: Starter, Growth and Premium')
        .refine(
          (doors) => doors.filter(({ recommended }) => recommended).length < 2,
          'Recommend one door only',
        ),
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
