import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import {
  describedPicture,
  eyebrow,
  heading,
  link,
  nameOf,
  path,
  picture,
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

const dollars = z.number().int().positive().describe('US dollars, without sign, comma or cents');

/** One entry of `content/packages.yml`. */
export const pricedPackage = z.strictObject({
  name: z.string(),
  kind: z.string().max(40).describe('The kind of work, for search engines: Local SEO'),
  price: dollars,
  note: z.string().max(32).describe('A few words below the price on the large ticket'),
  href: path.describe('The page of this package'),
  summary: z.string().max(140),
  included: z
    .array(
      titledText.extend({
        badge: z.string().max(20).optional().describe('An offer on a small ticket: All April 2025'),
      }),
    )
    .min(3)
    .describe('What the customer gets, as a grid on its page'),
});

export type PricedPackage = z.infer<typeof pricedPackage>;

/** The packages on the home page, by their ids. */
export const homePackages = ['elite-visible', 'local-seo-accelerator', 'visibility-audit'];

/** `content/playbook.yml` */
export const playbook = (context: SchemaContext) =>
  z.strictObject({
    name: z.string(),
    price: dollars,
    discount: dollars.describe('US dollars off the agency’s services'),
    headline: z.string(),
    text: z.string(),
    points: z.array(z.string()).length(3),
    button: link,
    cover: describedPicture(context),
  });

export type Playbook = z.infer<ReturnType<typeof playbook>>;

const conditions = z.strictObject({
  heading: z.string(),
  items: z
    .array(
      z.strictObject({
        text: z.string().describe('Continues the heading: "you know what you want"'),
        instead: link.optional().describe('What would suit her better'),
      }),
    )
    .min(2)
    .max(4),
});

/** The page of a package with a price: Elite & Visible and its two smaller sisters. */
export const packagePage = (context: SchemaContext) =>
  pageFile('package', {
    package: nameOf('package').describe(
      'Its id in content/packages.yml, where price and contents stand',
    ),
    hero: z
      .strictObject({
        heading,
        intro: z.string(),
        art: describedPicture(context).optional().describe('A picture in its doorway'),
        scene: z
          .strictObject({
            wide: picture(context).describe('2400 × 1000 pixels'),
            phone: picture(context).describe('The same scene for phones, 1080 × 1008 pixels'),
            alt: z.string().min(10).max(160).describe('What it shows, in one sentence'),
            sample: z.string().optional().describe('Whose website it is, while that is a sample'),
          })
          .optional()
          .describe('In the place of the doorway: a picture from edge to edge'),
      })
      .refine(({ art, scene }) => Boolean(art) !== Boolean(scene), 'Write either "art" or "scene"'),
    booking: z.string().describe('On both buttons, which open the booking page'),
    included: z.strictObject({
      eyebrow,
      heading: z.string().describe('Continues the number of things: "12 things, one price"'),
    }),
    forWhom: conditions,
    notForWhom: conditions,
    projects,
    questions: questionsAndLinks,
    testimonials,
    morePackages: introduction.extend({
      eyebrow,
      packages: z.array(nameOf('package')).min(1).describe('Ids in content/packages.yml'),
    }),
    callToAction: callToAction(context).omit({ button: true }),
  });

/** The page of a website package that is told apart by its number of pages. */
export const websitePackagePage = (context: SchemaContext) =>
  pageFile('website-package', {
    name: z.string(),
    pages: z.number().int().min(1).max(12).describe('Up to how many pages it has'),
    summary: z.string().max(120).describe('One sentence, shown on other pages'),
    tone: z.enum(['sand', 'rose', 'plum']).describe('The colour of the first section'),
    hero: z.strictObject({ heading, intro: z.string() }),
    features: z.strictObject({
      heading,
      items: z.array(titledText).length(6, 'The composition has room for exactly six features'),
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

const textWithLink = z.strictObject({ text: z.string(), label: z.string(), href: path });

/** `content/pages/playbook.yml`. Price, discount and book are in `content/playbook.yml`. */
export const playbookPage = pageFile('playbook', {
  heading,
  text: z.string(),
  inside: z.strictObject({ heading, items: z.array(titledText).min(3) }),
  buy: z.strictObject({
    heading,
    order: z
      .strictObject({
        text: z.string(),
        frameTitle: z.string().describe('The name of the payment button’s frame'),
        loading: z.string(),
        failed: z.string(),
      })
      .describe('Shown where Stripe is set up'),
    tell: textWithLink.describe('The way to be told when the playbook is out'),
    meanwhile: textWithLink,
    honest: z.string(),
  }),
});
