import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  button,
  eyebrow,
  heading,
  intro,
  link,
  longText,
  packageName,
  plainHeading,
  points,
  shortText,
  text,
} from './fields.ts';
import { comparison } from './comparison.ts';
import { pageFile } from './page-head.ts';
import { callToAction, linkList, pageHero, projects, questionsAndLinks } from './sections.ts';

const column = z.strictObject({ heading: plainHeading, text, link });

/** `content/pages/services.yml`. The packages themselves stand in their own files. */
export const servicesPage = (context: SchemaContext) =>
  pageFile('services', {
    eyebrow,
    heading,
    intro,
    webDesign: column.meta({ title: 'Web design', description: 'The words on web design' }),
    seo: column
      .extend({
        packages: z.array(packageName).length(2, 'The page shows exactly two packages').meta({
          title: 'Packages',
          description: 'Names and prices come from the list of prices',
        }),
      })
      .meta({ title: 'SEO', description: 'The words on SEO, and its two packages' }),
    both: column
      .extend({
        package: packageName,
      })
      .meta({ title: 'Both', description: 'The package that has both in it' }),
    comparison,
    projects,
    questions: questionsAndLinks,
    callToAction: callToAction(context),
  });

const tier = z
  .strictObject({
    name: shortText('Name', 'What the size is called'),
    size: shortText('Size', 'How many pages: up to 6 pages').max(20),
    description: longText('Description', 'Whom it is for'),
    recommended: shortText('Ribbon', 'A ribbon on the door: Most people start here')
      .max(28)
      .optional(),
    plus: shortText(
      'Line above the points',
      'Where they come on top of the size before: Everything in Growth, plus',
    ).optional(),
    points: points.min(3),
    button,
  })
  .meta({ title: 'Size' });

const tiers = z
  .strictObject({
    label: shortText('Name', 'The heading screen readers announce before the three tiers'),
    tiers: z
      .array(tier)
      .length(3, 'There are three doors: Starter, Growth and Premium')
      .refine(
        (doors) => doors.filter(({ recommended }) => recommended).length < 2,
        'Recommend one door only',
      )
      .meta({ title: 'Sizes', description: 'Starter, Growth and Premium' }),
  })
  .meta({ title: 'Sizes', description: 'The three sizes of a website' });

/** `content/pages/webdesign.yml` */
export const webDesignPage = (context: SchemaContext) =>
  pageFile('web-design', {
    hero: pageHero(context),
    tiers,
    advice: z
      .strictObject({ heading, text, linkList })
      .meta({ title: 'Advice', description: 'How to choose between them' }),
    projects,
    callToAction: callToAction(context),
  });

const offer = z
  .strictObject({
    package: packageName,
    description: longText('Description', 'What it is for'),
    points: points.min(3),
    button,
    more: shortText('Further link', 'The words of the link to the page of the package'),
  })
  .meta({ title: 'Offer' });

const offers = z
  .strictObject({
    label: shortText('Name', 'The heading screen readers announce before the two offers'),
    offers: z
      .array(offer)
      .length(2, 'The page shows exactly two offers')
      .meta({ title: 'Offers', description: 'The two offers, in order' }),
  })
  .meta({ title: 'Offers', description: 'The two SEO packages' });

/** `content/pages/seopage.yml` */
export const seoPage = (context: SchemaContext) =>
  pageFile('seo', {
    hero: pageHero(context),
    offers,
    honesty: z
      .strictObject({
        struck: shortText('Crossed out', 'Set very large and crossed out').max(3),
        heading,
        text,
        link,
      })
      .meta({ title: 'Honesty', description: 'What we do not promise' }),
    cities: z
      .strictObject({ heading, text })
      .meta({ title: 'Cities', description: 'The words above the list of cities' }),
    callToAction: callToAction(context),
  });
