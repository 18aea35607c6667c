import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  entry,
  eyebrow,
  group,
  heading,
  intro,
  link,
  list,
  longText,
  packageName,
  shortText,
  text,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { alt, describedPicture, picture, sampleWebsite } from './pictures.ts';
import {
  callToAction,
  introduction,
  projects,
  questionsAndLinks,
  testimonials,
} from './sections.ts';

const condition = entry('Reason', {
  text: longText('Text', 'Continues the heading: "you know what you want"'),
  instead: link.optional().meta({ title: 'Instead', description: 'What would suit her better' }),
});

const conditions = group('Who it’s for', 'Whom it suits', {
  heading: shortText('Heading', 'The reasons continue it'),
  items: list('Reasons', 'Two to four reasons', condition).min(2).max(4),
});

const scene = (context: SchemaContext) =>
  group('Wide picture', 'In the place of the doorway: a picture from edge to edge', {
    wide: picture(context, 'packageScene').meta({
      title: 'Wide',
      description: 'From edge to edge on a wide screen',
    }),
    phone: picture(context, 'packageScenePhone').meta({
      title: 'For phones',
      description: 'The same scene upright',
    }),
    alt,
    sample: sampleWebsite,
  });

const hero = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      intro,
      art: describedPicture(context, 'portrait')
        .optional()
        .meta({ title: 'Drawing', description: 'A picture in its doorway' }),
      scene: scene(context).optional(),
    })
    .refine(
      ({ art, scene: wide }) => Boolean(art) !== Boolean(wide),
      'Write either "art" or "scene"',
    )
    .meta({ title: 'Top of the page', description: 'The first section of the page' });

const included = group('What’s included', 'The words above what it includes', {
  eyebrow,
  heading: shortText('Heading', 'Continues the number of things: "12 things, one price"'),
  afterwards: shortText('Afterwards', 'Below an offer whose month is over').max(32),
});

const morePackages = introduction
  .extend({
    eyebrow,
    packages: list('Packages', 'Which packages are shown, in order', packageName).min(1),
  })
  .meta({ title: 'Other packages', description: 'What else there is' });

/** The page of a package with a price: Elite & Visible and its two smaller sisters. */
export const packagePage = (context: SchemaContext) =>
  pageFile('package', {
    package: packageName,
    hero: hero(context),
    booking: shortText('Button', 'On both buttons, where a booking page is set'),
    request: shortText('Button without booking', 'On both buttons, where none is set'),
    included,
    forWhom: conditions,
    notForWhom: conditions.meta({
      title: 'Who it’s not for',
      description: 'Whom it does not suit',
    }),
    projects,
    questions: questionsAndLinks,
    testimonials,
    morePackages,
    callToAction: callToAction(context)
      .omit({ button: true })
      .meta({ title: 'End of the page', description: 'The last section: what to do next' }),
  });

const pages = z
  .number()
  .int()
  .min(1)
  .max(12)
  .meta({ title: 'Pages', description: 'Up to how many pages it has' });

const features = group('What’s in it', 'The six features', {
  heading,
  items: titledTexts('Features', 'The six things it consists of', 'Feature').length(
    6,
    'The composition has room for exactly six features',
  ),
});

const article = (context: SchemaContext) =>
  group('Article', 'The words at the article about this package', {
    eyebrow,
    heading,
    text,
    link,
    cover: describedPicture(context, 'cover').meta({ title: 'Cover' }),
  });

/** The page of a website package that is told apart by its number of pages. */
export const websitePackagePage = (context: SchemaContext) =>
  pageFile('website-package', {
    package: packageName,
    name: shortText('Name', 'What the package is called, in full'),
    pages,
    tone: z
      .enum(['tint', 'soft', 'brand'])
      .meta({ title: 'Color', description: 'The color of the first section' }),
    hero: topOfPage({ heading, intro }),
    features,
    article: article(context),
    others: group('Other packages', 'The words above the other packages', { heading, link }),
    callToAction: callToAction(context),
  });
