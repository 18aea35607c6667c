import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { pageHead } from './page-head.ts';
import { describedPicture } from './picture.ts';
import { nameOf } from './reference.ts';
import {
  callToAction,
  eyebrow,
  heading,
  introduction,
  linkList,
  projects,
  questionsAndLinks,
  testimonials,
} from './sections.ts';

const condition = z.strictObject({
  text: z.string().describe('Continues the heading: "you know what you want"'),
  instead: linkList.shape.links.element.optional().describe('What would suit her better'),
});

const conditions = z.strictObject({
  heading: z.string(),
  items: z.array(condition).min(2).max(4),
});

/** The page of a package with a price: Elite & Visible and its two smaller sisters. */
export const packagePage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('package'),
    head: pageHead,
    package: nameOf('package').describe(
      'Its id in content/packages.yml, where price and contents stand',
    ),
    hero: z.strictObject({
      heading,
      intro: z.string(),
      art: describedPicture(context),
    }),
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

export type PackagePage = z.infer<ReturnType<typeof packagePage>>;
