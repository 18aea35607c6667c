import { z } from 'astro/zod';
import {
  button,
  entries,
  eyebrow,
  group,
  heading,
  intro,
  link,
  list,
  longText,
  packageName,
  plainHeading,
  points,
  shortText,
  text,
} from './fields.ts';
import { pageFile } from './page-head.ts';
import { callToAction, linkList, pageHero, projects, questionsAndLinks } from './sections.ts';

const column = { heading: plainHeading, text, link };

const comparison = group('Comparison table', 'Every package side by side', {
  heading,
  text,
  columns: group('Columns', 'The words above the columns', {
    name: shortText('Packages', 'Above the names'),
    suits: shortText('For whom', 'Above whom each is for'),
    includes: shortText('What it includes', 'Above what each includes'),
    price: shortText('Price', 'Above the prices'),
  }),
  groups: entries('Groups', 'From small to large', 'Group', {
    name: shortText('Name', 'What the group is called'),
    text: longText('Text', 'What tells this group from the others').max(110),
    packages: list('Packages', 'From small to large', packageName).min(2),
  }).min(2),
});

export type Comparison = z.infer<typeof comparison>;

/** `content/pages/services.yml`. The packages themselves stand in their own files. */
export const servicesPage = pageFile('services', {
  eyebrow,
  heading,
  intro,
  webDesign: group('Web design', 'The words on web design', column),
  seo: group('SEO', 'The words on SEO, and its two packages', {
    ...column,
    packages: list('Packages', 'Names and prices come from the list of prices', packageName).length(
      2,
    ),
  }),
  both: group('Both together', 'The package that has both in it', {
    ...column,
    package: packageName,
  }),
  comparison,
  projects,
  questions: questionsAndLinks,
  callToAction,
});

/** `content/pages/webdesign.yml` */
export const webDesignPage = pageFile('web-design', {
  hero: pageHero,
  tiers: group('The three sizes', 'The three sizes of a website', {
    label: shortText('Name', 'The heading screen readers announce before the three tiers'),
    tiers: entries('Sizes', 'Starter, Growth and Premium', 'Size', {
      package: packageName,
      recommended: shortText('Ribbon', 'A ribbon on the door: Most people start here')
        .max(28)
        .optional(),
      button,
    })
      .length(3)
      .refine(
        (doors) => doors.filter(({ recommended }) => recommended).length < 2,
        'Recommend one door only',
      ),
  }),
  advice: group('How to choose', 'Which of the sizes fits', { heading, text, linkList }),
  projects,
  callToAction,
});

/** `content/pages/seopage.yml` */
export const seoPage = pageFile('seo', {
  hero: pageHero,
  offers: group('The two packages', 'The two SEO packages', {
    label: shortText('Name', 'The heading screen readers announce before the two offers'),
    offers: entries('Offers', 'The two offers, in order', 'Offer', {
      package: packageName,
      description: longText('Description', 'What it is for'),
      points: points.min(3),
      button,
      more: shortText('Further link', 'The words of the link to the page of the package'),
    }).length(2),
  }),
  honesty: group('What we don’t promise', 'The honest part', {
    struck: shortText('Crossed out', 'Set very large and crossed out').max(3),
    heading,
    text,
    link,
  }),
  cities: group('Cities', 'The words above the list of cities', { heading, text }),
  callToAction,
});
