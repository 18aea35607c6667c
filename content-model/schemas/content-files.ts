import { z } from 'astro/zod';
import { article, blogPage, post, reading } from './blog.ts';
import { brand } from './brand.ts';
import { business } from './business.ts';
import { city, cityPages } from './city.ts';
import { caseStudiesPage, caseStudyPage, project } from './client-work.ts';
import { contactPage, newsletterPage, thanksPage } from './forms.ts';
import {
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  reviewConfirmationPage,
} from './free-review.ts';
import { yourDoorPage } from './your-door.ts';
import { sectionsPage } from './free-page.ts';
import { guide, guideOffer, guidePage } from './guide.ts';
import { aboutPage, homePage } from './home-and-about.ts';
import { packageBox, servicePackage } from './packages.ts';
import { playbook, playbookPage } from './playbook.ts';
import { salonPage } from './salon.ts';
import { sampleAuditPage, sampleReviewPage } from './samples.ts';
import {
  packagePage,
  seoPage,
  servicesPage,
  webDesignPage,
  websitePackagePage,
} from './services.ts';
import { redirects, site } from './site.ts';
import { team } from './team.ts';
import { testimonial } from './testimonial.ts';
import { comingSoonPage, legalFacts, legalPage, notFoundPage, problemPage } from './text-pages.ts';

/** Pages with a layout of their own, keyed by file below `content/pages/`. */
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

/** The files of these pages below `content/pages/`, keyed by template. */
export const fixedPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fixed).map(([file, { shape }]) => [shape.template.value, file]),
);

/** The thank-you pages of forms, as files below `content/pages/`. The server redirects to their addresses. */
export const thanksPages: readonly string[] = [
  'contact/sent',
  'newsletter/joined',
  'googlemesis/sent',
  'yourdoor/sent',
];

/** Templates of pages whose addresses no code relies on. */
const free = [
  sectionsPage,
  comingSoonPage,
  packagePage,
  websitePackagePage,
  sampleAuditPage,
  sampleReviewPage,
] as const;

export const freeTemplates: readonly string[] = free.map(({ shape }) => shape.template.value);

/** Templates of pages that show nothing but an example. */
export const sampleTemplates: readonly string[] = [sampleAuditPage, sampleReviewPage].map(
  ({ shape }) => shape.template.value,
);

/** Any file of `content/pages/`; its template determines which sections it has. */
const page = z.discriminatedUnion('template', [
  ...free,
  legalPage,
  thanksPage,
  ...Object.values(fixed),
]);

export type Page = z.infer<typeof page>;

/** The content of a page file with this template. */
export type PageOf<Template extends Page['template']> = Extract<Page, { template: Template }>;

/**
 * Every collection: its files below `content/` and their schema. Each file is one entry,
 * except in a list, where one file has all entries, keyed by id.
 */
export const contentFiles = {
  business: { files: 'content/business.yml', schema: business },
  team: { files: 'content/team.yml', schema: team },
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

/** The glob for the files of a collection, from the root: `content/cities/*.yml`. */
export const globOf = (collection: Collection): string => contentFiles[collection].files;

export const schemas = Object.fromEntries<z.ZodType>(
  Object.entries(contentFiles).map(([name, { schema }]) => [name, schema]),
) as Record<Collection, z.ZodType>;
