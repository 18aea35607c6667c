import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { aboutPage } from './content-schemas/about.ts';
import { blogPage } from './content-schemas/blog.ts';
import { briefPage } from './content-schemas/brief.ts';
import { caseStudiesPage } from './content-schemas/case-studies.ts';
import { caseStudyPage } from './content-schemas/case-study.ts';
import { city, cityPages } from './content-schemas/city.ts';
import { comingSoonPage } from './content-schemas/coming-soon.ts';
import { contactPage } from './content-schemas/contact.ts';
import { guide } from './content-schemas/guide.ts';
import {
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  reviewConfirmationPage,
} from './content-schemas/free-review.ts';
import { guidePage } from './content-schemas/guide-page.ts';
import { guideOffer } from './content-schemas/guide-offer.ts';
import { homePage } from './content-schemas/home.ts';
import { legalPage } from './content-schemas/legal.ts';
import { newsletterPage } from './content-schemas/newsletter.ts';
import { notFoundPage, problemPage } from './content-schemas/not-found.ts';
import { packagePage } from './content-schemas/package-page.ts';
import { playbook, pricedPackage } from './content-schemas/packages.ts';
import { project } from './content-schemas/project.ts';
import { seoPage } from './content-schemas/seo.ts';
import { servicesPage } from './content-schemas/services.ts';
import { reading } from './content-schemas/reading.ts';
import { playbookPage } from './content-schemas/playbook-page.ts';
import { salonPage } from './content-schemas/salon.ts';
import { site } from './content-schemas/site.ts';
import { testimonial } from './content-schemas/testimonial.ts';
import { article, post } from './content-schemas/text.ts';
import { thanksPage } from './content-schemas/thanks.ts';
import { webDesignPage } from './content-schemas/web-design.ts';
import { websitePackagePage } from './content-schemas/website-package.ts';

const single = (name: string) => glob({ base: './content', pattern: `${name}.yml` });

export const collections = {
  site: defineCollection({ loader: single('site'), schema: site }),
  guideOffer: defineCollection({ loader: single('guide-offer'), schema: guideOffer }),
  playbook: defineCollection({ loader: single('playbook'), schema: playbook }),
  cityPages: defineCollection({ loader: single('city-pages'), schema: cityPages }),
  cities: defineCollection({
    loader: glob({ base: './content/cities', pattern: '*.yml' }),
    schema: city,
  }),
  packages: defineCollection({ loader: file('content/packages.yml'), schema: pricedPackage }),
  testimonials: defineCollection({
    loader: file('content/testimonials.yml'),
    schema: testimonial,
  }),
  projects: defineCollection({ loader: file('content/projects.yml'), schema: project }),
  guide: defineCollection({ loader: single('guide'), schema: guide }),
  reading: defineCollection({ loader: single('reading'), schema: reading }),
  blog: defineCollection({
    loader: glob({ base: './content/blog', pattern: '*/index.md' }),
    schema: post,
  }),
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*.md' }),
    schema: article,
  }),
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '**/*.yml' }),
    schema: (context) =>
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
      ]),
  }),
};
