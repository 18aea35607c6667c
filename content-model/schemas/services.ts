import { z } from 'astro/zod';
import {
  button,
  entries,
  eyebrow,
  group,
  heading,
  intro,
  labeled,
  link,
  list,
  longText,
  packageName,
  plainHeading,
  points,
  pricedPackage,
  shortText,
  text,
  titledTexts,
  topOfPage,
} from './fields.ts';
import { dollars } from './packages.ts';
import { pageFile } from './page-head.ts';
import { alt, describedPicture, picture, sampleWebsite } from './pictures.ts';
import {
  callToAction,
  introduction,
  linkList,
  pageHero,
  projects,
  questionsAndLinks,
  testimonials,
} from './sections.ts';

const column = { heading: plainHeading, text, link };

const comparison = group('Comparison table', 'Every package side by side', {
  heading,
  text,
  unfold: shortText('On phones', 'What unfolds the table'),
  columns: group('Columns', 'The words above the columns', {
    name: shortText('Packages', 'Above the names'),
    suits: shortText('For whom', 'Above whom each is for'),
    includes: shortText('What it includes', 'Above what each includes'),
    weeks: shortText('Ready in', 'Above how long each takes'),
    price: shortText('Price', 'Above the prices'),
  }),
  groups: entries('Groups', 'From small to large', 'Group', {
    name: shortText('Name', 'What the group is called'),
    text: longText('Text', 'What tells this group from the others').max(110),
    packages: list(
      'Packages',
      'In the order of the list of packages. One that stands in no group joins those like it',
      packageName,
    ),
  }).min(2),
});

export type Comparison = z.infer<typeof comparison>;

/** `content/pages/services.yml`. The packages themselves have their own files. */
export const servicesPage = pageFile('services', {
  eyebrow,
  heading,
  intro,
  budgets: group('Budgets', 'What a buyer gets for her money', {
    heading,
    text,
    firstYear: shortText('First year', 'Before what it costs in the first year'),
    withHosting: shortText('With hosting', 'After that, for a package that needs hosting'),
    choices: entries('Budgets', 'Three amounts, with what each buys', 'Budget', {
      budget: dollars.meta({ title: 'Budget', description: 'Whole US dollars' }),
      package: pricedPackage,
    }).length(3),
  }),
  webDesign: group('Web design', 'The words on web design', column),
  seo: group('SEO', 'The words on SEO, and its two packages', {
    ...column,
    packages: list('Packages', 'Names and prices come from the list of prices', pricedPackage),
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
      package: pricedPackage,
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

const conditions = group('Who it’s for', 'Whom it suits', {
  heading: shortText('Heading', 'The reasons continue it'),
  items: entries('Reasons', 'Two to four reasons', 'Reason', {
    text: longText('Text', 'Continues the heading: "you know what you want"'),
    instead: labeled('Instead', 'What would suit her better', link.optional()),
  })
    .min(2)
    .max(4),
});

/** The page of a package with a price: Elite & Visible and the two smaller packages. */
export const packagePage = pageFile('package', {
  package: pricedPackage,
  begins: labeled(
    'Begins with',
    'What comes first below the top of the page; the rest follows in an order that suits it',
    z.enum(['projects', 'included', 'suitability']),
  ),
  hero: topOfPage({
    heading,
    intro,
    art: describedPicture('portrait', 'Drawing', 'A picture in its doorway').optional(),
    scene: group('Wide picture', 'In the place of the doorway: a picture from edge to edge', {
      wide: labeled('Wide', 'From edge to edge on a wide screen', picture('packageScene')),
      phone: labeled('For phones', 'The same scene upright', picture('packageScenePhone')),
      alt,
      sample: sampleWebsite,
    }).optional(),
  }).refine(
    ({ art, scene }) => Boolean(art) !== Boolean(scene),
    'Choose one of “Drawing” and “Wide picture”',
  ),
  booking: shortText('Button', 'On both buttons, which lead to the free review'),
  included: group('What’s included', 'The words above what it includes', {
    eyebrow,
    heading: shortText('Heading', 'Continues the number of things: "12 things, one price"'),
    afterwards: shortText('Afterwards', 'Below an offer whose month is over').max(32),
  }),
  forWhom: conditions,
  notForWhom: labeled('Who it’s not for', 'Whom it does not suit', conditions),
  projects,
  questions: questionsAndLinks,
  testimonials,
  morePackages: group('Other packages', 'What else there is', {
    ...introduction,
    eyebrow,
    packages: list('Packages', 'Which packages are shown, in order', pricedPackage),
  }),
  callToAction: labeled(
    'End of the page',
    'The last section: what to do next',
    callToAction.omit({ button: true }),
  ),
});

/** The page of a website package; the packages differ in their number of pages. */
export const websitePackagePage = pageFile('website-package', {
  package: packageName,
  name: shortText('Name', 'What the package is called, in full'),
  pages: labeled('Pages', 'Up to how many pages it has', z.number().int().min(1).max(12)),
  tone: labeled('Color', 'The color of the first section', z.enum(['tint', 'soft', 'brand'])),
  begins: labeled(
    'Begins with',
    'What comes first below the top of the page; it also decides how the six features are shown',
    z.enum(['features', 'article', 'offer']),
  ),
  hero: topOfPage({ heading, intro }),
  features: group('What’s in it', 'The six features', {
    heading,
    items: titledTexts('Features', 'The six things it consists of', 'Feature').length(6),
  }),
  article: group('Article', 'The words at the article about this package', {
    eyebrow,
    heading,
    text,
    link,
    cover: describedPicture('cover', 'Cover'),
  }),
  others: group('Other packages', 'The words above the other packages', { heading, link }),
  callToAction,
});
