import { z } from 'astro/zod';
import { contrast, hexColor, leastContrast } from '../brand/colors.ts';
import { color } from './brand.ts';
import {
  button,
  entries,
  entry,
  eyebrow,
  group,
  heading,
  hidden,
  intro,
  labeled,
  link,
  list,
  longText,
  pageLink,
  percentage,
  points,
  sample,
  shortText,
  text,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { describedPicture, picture } from './pictures.ts';
import { callToAction, projects, question, questionList } from './sections.ts';

/** The storefronts drawn by `art/fronts/`, by their file names in `content/pictures/fronts/`. */
export const houses = [
  'bakery',
  'office',
  'pottery',
  'parlor',
  'bank',
  'clinic',
  'workshop',
  'florist',
] as const;

/** Colors of a project's website, used on its page here. Its text must be readable by WCAG 2.2 AA. */
export const shopColors = group('Colors', 'Of its own website, which its page takes', {
  ground: color('Ground', 'Behind the words'),
  ink: color('Words', 'Readable on the ground'),
  edge: color('Edge', 'The line at the end'),
}).refine(
  // The field itself reports an invalid color.
  ({ ground, ink }) =>
    ![ground, ink].every((one) => hexColor.test(one)) ||
    contrast(ground, ink) >= leastContrast.words,
  {
    path: ['ink'],
    message:
      'Words in this color could not be read on the ground; make one of them much darker or lighter',
  },
);

/** One entry of `content/projects.yml`; its key is the last part of its address. */
export const project = z.strictObject({
  hidden,
  name: shortText('Name', 'Whose website it is').max(
    36,
    'The sign of the shop has room for 36 characters; write the short name',
  ),
  trade: shortText('Trade', 'The kind of business: Bakery').max(30),
  city: shortText('City', 'Where it is').max(30),
  front: labeled('House', 'The house it has on Main Street, on the home page', z.enum(houses)),
  colors: shopColors.optional(),
  done: longText('What we did', 'In two or three sentences').min(60).max(320),
  package: labeled('Package', 'What the client chose', pageLink),
  ...describedPicture('website').shape,
  tall: labeled(
    'Whole page',
    'The whole home page from top to bottom, 1440 pixels wide',
    picture('wholeWebsite').optional(),
  ),
  phone: labeled(
    'On a phone',
    'Its first screen on a phone, 780 × 1688 pixels',
    picture('handset').optional(),
  ),
  sample,
});

export type Project = z.infer<typeof project>;

const card = entry('Case', {
  title: shortText('Title', 'The title of the case'),
  text: longText('Text', 'What the story is about'),
  link: labeled('Link', 'Where the story is told', link.optional()),
  status: labeled('Status', 'Instead of a link', z.literal('Coming Soon').optional()),
  picture: describedPicture('websitePair'),
  before: describedPicture(
    'websitePair',
    'Picture before',
    'The same page before our work',
  ).optional(),
}).refine(
  ({ link: story, status }) => (story === undefined) !== (status === undefined),
  'Give the card either a link or the status “Coming Soon”',
);

/** `content/pages/casestudies.yml` */
export const caseStudiesPage = pageFile('case-studies', {
  sample: sample.meta({ description: 'On while the cases are samples' }),
  eyebrow,
  heading,
  intro,
  cards: list('Cases', 'The first is the largest', card).min(1),
  more: shortText('More to come', 'Stands below the cases'),
  note: longText('Note', 'What is said of the samples'),
  row: labeled('Row of projects', 'The words at the row of all projects', projects),
  projects: group('Project pages', 'The words on the page of every project', {
    package: shortText('Package', 'Stands before the package the client chose'),
    whole: shortText('Whole page', 'Below the picture that is scrolled'),
    phone: shortText('On a phone', 'Below the picture of a phone'),
    previous: shortText('To the left', 'Above the link to the house on the left'),
    next: shortText('To the right', 'Above the link to the house on the right'),
    sampleNote: longText('Sample', 'Stands beside the word Sample while the project is one'),
    invitation: group('End of the page', 'The last section of each', { heading, text, button }),
  }),
  button: labeled('Button', 'The main action, at both ends of the page', link),
  link: labeled('Link', 'A second way on, at the end of the page', link),
});

/** `content/pages/shephedlaw.yml`: a client’s story from first talk to results. */
export const caseStudyPage = pageFile('case-study', {
  sample: sample.meta({
    description: 'On while words and pictures around the figures are samples',
  }),
  sampleNote: longText('Note', 'Stands beside the word Sample while this is one'),
  eyebrow,
  heading,
  intro,
  results: group('Results', 'What has changed, in figures', {
    heading,
    items: entries('Results', 'Three figures, each with its drawing', 'Result', {
      value: percentage,
      chart: z.enum(['growth', 'share']).meta({
        title: 'Drawing',
        description: 'So much more than before, or so many of a hundred',
        names: { growth: 'Growth: so much more than before', share: 'Share: so many of a hundred' },
      }),
      measure: shortText('Measure', 'What was counted, such as phone calls'),
      label: shortText('Label', 'Stands below the value'),
      text: longText('Text', 'What the figure compares'),
    }).length(3),
  }),
  beginning: group('How it began', 'The start of the work, with a ticket beside the words', {
    heading,
    duration: shortText('Duration', 'Large on the ticket: 1 hour').max(12),
    ticket: shortText('Ticket', 'Below it').max(30),
    text: longText('Text', 'How the work began'),
  }),
  sections: entries('Sections', 'What was changed, one thing at a time', 'Section', {
    title: shortText('Title', 'What was changed'),
    pictures: group('Pictures', 'The same page before and after our work', {
      before: describedPicture('websitePair', 'Before'),
      after: describedPicture('websitePair', 'After'),
    }),
    before: longText('Before', 'What it was like'),
    change: longText('Change', 'What we made of it'),
    why: longText('Why', 'The reason, set in the margin'),
  }).length(3),
  questions: group('Questions', 'What others of this trade ask, before the end of the page', {
    heading,
    text: text.optional(),
    items: questionList(question),
  }).optional(),
  lesson: group('What to learn from it', 'What a reader can take along', {
    heading,
    points: points.min(2),
  }),
  callToAction,
});
