import { z } from 'astro/zod';
import { article, blogPage, post, reading } from './blog.ts';
import { brand } from './brand.ts';
import { city, cityPages } from './city.ts';
import { caseStudiesPage, caseStudyPage, project } from './client-work.ts';
import {
  contactPage,
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  newsletterPage,
  reviewConfirmationPage,
  thanksPage,
  yourDoorPage,
} from './forms.ts';
import { guide, guideOffer, guidePage } from './guide.ts';
import { aboutPage, homePage } from './home-and-about.ts';
import { packageBox, servicePackage } from './packages.ts';
import { playbook, playbookPage } from './playbook.ts';
import { salonPage } from './salon.ts';
import {
  packagePage,
  seoPage,
  servicesPage,
  webDesignPage,
  websitePackagePage,
} from './services.ts';
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

/** The pages whose layout is made for them alone, by their file below `content/pages/`. */
const fixed = {
  home: homePage,
  services: servicesPage,
  webdesign: webDesignPage,
  seopage: seoPage,
  about: aboutPage,
  casestudies: caseStudiesPage,
  shephedlaw: caseStudyPage,
  contact: contactPage,
  blog: blogPage,
  newsletter: newsletterPage,
  '404': notFoundPage,
  problem: problemPage,
  freereviewlanding: freeReviewPage,
  reviewconfirmation: reviewConfirmationPage,
  'embed/free-review': embeddedFormPage,
  'embed/free-review/sent': embeddedThanksPage,
  googlemesis: guidePage,
  playbook: playbookPage,
  'templates/salon': salonPage,
  yourdoor: yourDoorPage,
};

/** The file below `content/pages/` of each of them, by its template. */
export const fixedPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fixed).map(([file, { shape }]) => [shape.template.value, file]),
);

/** The pages that thank for a form: the file below `content/pages/`. The server leads to them by their addresses. */
export const thanksPages: readonly string[] = [
  'contact/sent',
  'newsletter/joined',
  'googlemesis/sent',
  'yourdoor/sent',
];

/** The pages that no program relies on being at their addresses. */
const free = [briefPage, comingSoonPage, packagePage, websitePackagePage] as const;

export const freeTemplates: readonly string[] = free.map(({ shape }) => shape.template.value);

/** Any file of `content/pages/`; its template says which sections it has. */
const page = z.discriminatedUnion('template', [
  ...free,
  legalPage,
  thanksPage,
  ...Object.values(fixed),
]);

export type Page = z.infer<typeof page>;

/** What a file of `content/pages/` holds that names this template. */
export type PageOf<Template extends Page['template']> = Extract<Page, { template: Template }>;

/**
 * Every file below `content/` that holds words, and the schema it must meet.
 * Each file is one entry; a list holds all entries, each under its id.
 */
export const contentFiles = {
  brand: { files: 'content/brand.yml', schema: brand },
  site: { files: 'content/site.yml', schema: site },
  redirects: { files: 'content/redirects.yml', schema: redirects },
  guideOffer: { files: 'content/guide-offer.yml', schema: guideOffer },
  playbook: { files: 'content/playbook.yml', schema: playbook },
  cityPages: { files: 'content/city-pages.yml', schema: cityPages },
  guide: { files: 'content/guide.yml', schema: guide },
  reading: { files: 'content/reading.yml', schema: reading },
  packages: { files: 'content/packages.yml', isList: true, schema: servicePackage },
  legal: { files: 'content/legal.yml', schema: legalFacts },
  packageBox: { files: 'content/package-box.yml', schema: packageBox },
  testimonials: { files: 'content/testimonials.yml', isList: true, schema: testimonial },
  projects: { files: 'content/projects.yml', isList: true, schema: project },
  cities: { files: 'content/cities/*.yml', schema: city },
  blog: { files: 'content/blog/*/index.md', schema: post },
  articles: { files: 'content/articles/*.md', schema: article },
  pages: { files: 'content/pages/**/*.yml', schema: page },
} as const;

export type Collection = keyof typeof contentFiles;

/** The files of a collection, from the root: `content/cities/*.yml`. */
export const globOf = (collection: Collection): string => contentFiles[collection].files;

/** The schema of each collection. */
export const schemas = Object.fromEntries<z.ZodType>(
  Object.entries(contentFiles).map(([name, { schema }]) => [name, schema]),
) as Record<Collection, z.ZodType>;
