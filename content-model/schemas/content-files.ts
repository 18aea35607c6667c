import { z } from 'astro/zod';
import type { ImageFunction, SchemaContext } from 'astro:content';
import { aboutPage } from './about.ts';
import { article, blogPage, post, reading } from './blog.ts';
import { brand } from './brand.ts';
import { city, cityPages } from './city.ts';
import { caseStudyPage } from './case-study.ts';
import { caseStudiesPage, project } from './client-work.ts';
import { nameOf } from './fields.ts';
import { contactPage, newsletterPage, thanksPage, yourDoorPage } from './forms.ts';
import {
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  reviewConfirmationPage,
} from './free-review.ts';
import { guide, guideOffer, guidePage } from './guide.ts';
import { homePage } from './home.ts';
import { packagePage, websitePackagePage } from './package-pages.ts';
import { packageBox, servicePackage } from './packages.ts';
import { playbook, playbookPage } from './playbook.ts';
import { salonPage } from './salon.ts';
import { seoPage, servicesPage, webDesignPage } from './services.ts';
import { redirects, site } from './site.ts';
import { testimonial } from './testimonial.ts';
import {
  briefPage,
  comingSoonPage,
  legalFacts,
  legalPage,
  notFoundPage,
  problemPage,
} from './text-pages.ts';

/** Any file of `content/pages/`; its template says which sections it has. */
const page = (context: SchemaContext) =>
  z.discriminatedUnion('template', [
    homePage(context),
    packagePage(context),
    websitePackagePage(context),
    servicesPage(context),
    webDesignPage(context),
    seoPage(context),
    aboutPage(context),
    caseStudiesPage(context),
    caseStudyPage(context),
    contactPage,
    blogPage,
    briefPage,
    comingSoonPage(context),
    legalPage,
    newsletterPage(context),
    thanksPage,
    notFoundPage(context),
    problemPage,
    freeReviewPage(context),
    reviewConfirmationPage,
    embeddedFormPage,
    embeddedThanksPage,
    guidePage,
    playbookPage,
    salonPage(context),
    yourDoorPage,
  ]);

export type Page = z.infer<ReturnType<typeof page>>;

/** What a file of `content/pages/` holds that names this template. */
export type PageOf<Template extends Page['template']> = Extract<Page, { template: Template }>;

/** The pages whose layout is made for them alone: the file below `content/pages/` by its template. */
export const fixedPages: Readonly<Record<string, string>> = {
  home: 'home',
  services: 'services',
  'web-design': 'webdesign',
  seo: 'seopage',
  about: 'about',
  'case-studies': 'casestudies',
  'case-study': 'shephedlaw',
  contact: 'contact',
  blog: 'blog',
  newsletter: 'newsletter',
  'not-found': '404',
  problem: 'problem',
  'free-review': 'freereviewlanding',
  'review-confirmation': 'reviewconfirmation',
  'embedded-form': 'embed/free-review',
  'embedded-thanks': 'embed/free-review/sent',
  guide: 'googlemesis',
  playbook: 'playbook',
  salon: 'templates/salon',
  'your-door': 'yourdoor',
};

/** The pages that thank for a form: the file below `content/pages/`. The server leads to them by their addresses. */
export const thanksPages: readonly string[] = [
  'contact/sent',
  'newsletter/joined',
  'googlemesis/sent',
  'yourdoor/sent',
];

/** The templates of pages that no program relies on being at their addresses. */
export const freeTemplates: readonly string[] = [
  'brief',
  'coming-soon',
  'package',
  'website-package',
];

/**
 * Every file below `content/` that holds words, and the schema it must meet.
 * `files`: each file is one entry. `list`: one file holds all entries, each under its id.
 */
export const contentFiles = {
  brand: { files: 'brand.yml', schema: brand },
  site: { files: 'site.yml', schema: site },
  redirects: { files: 'redirects.yml', schema: redirects },
  guideOffer: { files: 'guide-offer.yml', schema: guideOffer },
  playbook: { files: 'playbook.yml', schema: playbook },
  cityPages: { files: 'city-pages.yml', schema: cityPages },
  guide: { files: 'guide.yml', schema: guide },
  reading: { files: 'reading.yml', schema: reading },
  packages: { list: 'packages.yml', schema: servicePackage },
  legal: { files: 'legal.yml', schema: legalFacts },
  packageBox: { files: 'package-box.yml', schema: packageBox },
  testimonials: { list: 'testimonials.yml', schema: testimonial },
  projects: { list: 'projects.yml', schema: project },
  cities: { folder: 'cities', files: '*.yml', schema: city },
  blog: { folder: 'blog', files: '*/index.md', schema: post },
  articles: { folder: 'articles', files: '*.md', schema: article },
  pages: { folder: 'pages', files: '**/*.yml', schema: page },
} as const;

export type Collection = keyof typeof contentFiles;

/** Where the files of a collection are; in a list, one file holds all entries. */
export const placeOf = (collection: Collection) => {
  const source: { folder?: string; files?: string; list?: string } = contentFiles[collection];
  const { folder, files = '', list } = source;
  const base = folder === undefined ? 'content' : `content/${folder}`;
  return { base, pattern: list ?? files, isList: list !== undefined };
};

/** The files of a collection, from the root: `content/cities/*.yml`. */
export const globOf = (collection: Collection): string => {
  const { base, pattern } = placeOf(collection);
  return `${base}/${pattern}`;
};

// Astro hands out a schema that reads the file; here the name of the file stays, and is looked at later.
const image = (() => nameOf('picture')) as unknown as ImageFunction;

const outsideAstro = (source: z.ZodType | ((context: SchemaContext) => z.ZodType)): z.ZodType =>
  typeof source === 'function' ? source({ image }) : source;

/** The schema of each collection, as it is outside of Astro. */
export const schemas = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { schema }]) => [name, outsideAstro(schema)]),
) as Record<Collection, z.ZodType>;

/** The one of several shapes that a value has, by the name that tells them apart. */
export const variantFor = (
  { def: { discriminator }, options }: z.ZodDiscriminatedUnion,
  value: Readonly<Record<string, unknown>>,
): z.ZodObject | undefined =>
  options
    .filter((option) => option instanceof z.ZodObject)
    .find(
      ({ shape }) => z.safeParse(shape[discriminator] ?? z.never(), value[discriminator]).success,
    );
