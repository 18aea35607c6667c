import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  intro,
  link,
  longText,
  packageName,
  picture,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import {
  callToAction,
  introduction,
  projects,
  questionsAndLinks,
  testimonials,
} from './sections.ts';

const condition = z
  .strictObject({
    text: longText('Text', 'Continues the heading: "you know what you want"'),
    instead: link.optional().meta({ title: 'Instead', description: 'What would suit her better' }),
  })
  .meta({ title: 'Reason' });

const conditions = z
  .strictObject({
    heading: shortText('Heading', 'The reasons continue it'),
    items: z
      .array(condition)
      .min(2)
      .max(4)
      .meta({ title: 'Reasons', description: 'Two to four reasons' }),
  })
  .meta({ title: 'For whom', description: 'Whom it suits' });

const scene = (context: SchemaContext) =>
  z
    .strictObject({
      wide: picture(context).meta({ title: 'Wide', description: '2400 × 1000 pixels' }),
      phone: picture(context).meta({
        title: 'For phones',
        description: 'The same scene for phones, 1080 × 1008 pixels',
      }),
      alt: longText('What it shows', 'One sentence for those who cannot see it').min(10).max(160),
      sample: shortText('Sample', 'Whose website it is, while that is a sample').optional(),
    })
    .meta({
      title: 'Scene',
      description: 'In the place of the doorway: a picture from edge to edge',
    });

const hero = (context: SchemaContext) =>
  z
    .strictObject({
      heading,
      intro,
      art: describedPicture(context)
        .optional()
        .meta({ title: 'Drawing', description: 'A picture in its doorway' }),
      scene: scene(context).optional(),
    })
    .refine(
      ({ art, scene: wide }) => Boolean(art) !== Boolean(wide),
      'Write either "art" or "scene"',
    )
    .meta({ title: 'Beginning', description: 'The first section of the page' });

const included = z
  .strictObject({
    eyebrow,
    heading: shortText('Heading', 'Continues the number of things: "12 things, one price"'),
  })
  .meta({ title: 'Included', description: 'The words above what it includes' });

const morePackages = introduction
  .extend({
    eyebrow,
    packages: z
      .array(packageName)
      .min(1)
      .meta({ title: 'Packages', description: 'Which packages are shown, in order' }),
  })
  .meta({ title: 'Other packages', description: 'What else there is' });

/** The page of a package with a price: Elite & Visible and its two smaller sisters. */
export const packagePage = (context: SchemaContext) =>
  pageFile('package', {
    package: packageName,
    hero: hero(context),
    booking: shortText('Button', 'On both buttons, which open the booking page'),
    included,
    forWhom: conditions,
    notForWhom: conditions.meta({ title: 'Not for whom', description: 'Whom it does not suit' }),
    projects,
    questions: questionsAndLinks,
    testimonials,
    morePackages,
    callToAction: callToAction(context)
      .omit({ button: true })
      .meta({ title: 'Invitation', description: 'The last section: what to do next' }),
  });

const pages = z
  .number()
  .int()
  .min(1)
  .max(12)
  .meta({ title: 'Pages', description: 'Up to how many pages it has' });

const features = z
  .strictObject({
    heading,
    items: z
      .array(titledText.meta({ title: 'Feature' }))
      .length(6, 'The composition has room for exactly six features')
      .meta({ title: 'Features', description: 'The six things it consists of' }),
  })
  .meta({ title: 'Features', description: 'What is in it' });

const article = (context: SchemaContext) =>
  z
    .strictObject({
      eyebrow,
      heading,
      text,
      link,
      cover: describedPicture(context).meta({ title: 'Cover' }),
    })
    .meta({ title: 'Article', description: 'The words at the article about this package' });

/** The page of a website package that is told apart by its number of pages. */
export const websitePackagePage = (context: SchemaContext) =>
  pageFile('website-package', {
    name: shortText('Name', 'What the package is called'),
    pages,
    summary: longText('Summary', 'One sentence, shown on other pages').max(120),
    tone: z
      .enum(['sand', 'rose', 'plum'])
      .meta({ title: 'Color', description: 'The color of the first section' }),
    hero: z
      .strictObject({ heading, intro })
      .meta({ title: 'Beginning', description: 'The first section of the page' }),
    features,
    article: article(context),
    others: z
      .strictObject({ heading, link })
      .meta({ title: 'Other packages', description: 'The words above the other packages' }),
    callToAction: callToAction(context),
  });
