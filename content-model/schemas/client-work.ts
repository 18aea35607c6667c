import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { contrast, hexColor, leastContrast } from '../brand/colors.ts';
import { color } from './brand.ts';
import {
  button,
  eyebrow,
  group,
  heading,
  hidden,
  intro,
  link,
  list,
  longText,
  pageLink,
  sample,
  shortText,
  text,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { describedPicture, picture } from './pictures.ts';
import { projects } from './sections.ts';

/** The houses that are drawn (`art/fronts/`): a name each, in `content/pictures/fronts/`. */
const houses = [
  'bakery',
  'office',
  'pottery',
  'parlor',
  'bank',
  'clinic',
  'workshop',
  'florist',
] as const;

/** What the page of a project takes from its website: by WCAG 2.2 AA its words can be read. */
const shopColors = z
  .strictObject({
    ground: color('Ground', 'Behind the words'),
    ink: color('Words', 'Readable on the ground'),
    edge: color('Edge', 'The line at the end'),
  })
  .refine(
    // What is not a color is reported by the field itself.
    ({ ground, ink }) =>
      ![ground, ink].every((one) => hexColor.test(one)) ||
      contrast(ground, ink) >= leastContrast.words,
    {
      path: ['ink'],
      message:
        'Words in this color could not be read on the ground; make one of them much darker or lighter',
    },
  )
  .meta({ title: 'Colors', description: 'Of its own website, which its page takes' });

/** One entry of `content/projects.yml`; its name is the end of its address. */
export const project = (context: SchemaContext) =>
  z.strictObject({
    hidden,
    name: shortText('Name', 'Whose website it is').max(
      36,
      'The sign of the shop has room for 36 characters; write the short name',
    ),
    trade: shortText('Trade', 'The kind of business: Bakery').max(30),
    city: shortText('City', 'Where it is').max(30),
    front: z.enum(houses).meta({
      title: 'House',
      description: 'The house it has on Main Street, on the home page',
    }),
    colors: shopColors.optional(),
    done: longText('What we did', 'In two or three sentences').min(60).max(320),
    package: pageLink.meta({ title: 'Package', description: 'What the client chose' }),
    ...describedPicture(context, 'website').shape,
    tall: picture(context, 'wholeWebsite').optional().meta({
      title: 'Whole page',
      description: 'The whole home page from top to bottom, 1440 pixels wide',
    }),
    phone: picture(context, 'handset')
      .optional()
      .meta({ title: 'On a phone', description: 'Its first screen on a phone, 780 × 1688 pixels' }),
    sample,
  });

export type Project = z.infer<ReturnType<typeof project>>;

const card = (context: SchemaContext) =>
  z
    .strictObject({
      title: shortText('Title', 'The title of the case'),
      text: longText('Text', 'What the story is about'),
      link: link.optional().meta({ title: 'Link', description: 'Where the story is told' }),
      status: z
        .literal('Coming Soon')
        .optional()
        .meta({ title: 'Status', description: 'Instead of a link' }),
      picture: describedPicture(context, 'websitePair'),
      before: describedPicture(context, 'websitePair')
        .optional()
        .meta({ title: 'Picture before', description: 'The same page before our work' }),
    })
    .refine(
      ({ link: story, status }) => (story === undefined) !== (status === undefined),
      'Give the card either a link or "status: Coming Soon"',
    )
    .meta({ title: 'Case' });

const projectWords = group('Project pages', 'The words on the page of every project', {
  package: shortText('Package', 'Stands before the package the client chose'),
  whole: shortText('Whole page', 'Below the picture that is scrolled'),
  phone: shortText('On a phone', 'Below the picture of a phone'),
  previous: shortText('To the left', 'Above the link to the house on the left'),
  next: shortText('To the right', 'Above the link to the house on the right'),
  sampleNote: longText('Sample', 'Stands beside the word Sample while the project is one'),
  invitation: group('End of the page', 'The last section of each', { heading, text, button }),
});

/** `content/pages/casestudies.yml` */
export const caseStudiesPage = (context: SchemaContext) =>
  pageFile('case-studies', {
    sample: sample.meta({ description: 'On while the cases are samples' }),
    eyebrow,
    heading,
    intro,
    cards: list('Cases', 'The first is the largest', card(context)).min(1),
    more: shortText('More to come', 'Stands below the cases'),
    note: longText('Note', 'What is said of the samples'),
    row: projects.meta({
      title: 'Row of projects',
      description: 'The words at the row of all projects',
    }),
    projects: projectWords,
    button: link.meta({
      title: 'Button',
      description: 'The main action, at both ends of the page',
    }),
    link: link.meta({ title: 'Link', description: 'A second way on, at the end of the page' }),
  });
