import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { aboutPage } from './about.ts';
import { blogPage } from './blog.ts';
import { briefPage } from './brief.ts';
import { caseStudiesPage } from './case-studies.ts';
import { caseStudyPage } from './case-study.ts';
import { comingSoonPage } from './coming-soon.ts';
import { contactPage } from './contact.ts';
import {
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  reviewConfirmationPage,
} from './free-review.ts';
import { guidePage } from './guide-page.ts';
import { homePage } from './home.ts';
import { legalPage } from './legal.ts';
import { newsletterPage } from './newsletter.ts';
import { notFoundPage, problemPage } from './not-found.ts';
import { packagePage } from './package-page.ts';
import { playbookPage } from './playbook-page.ts';
import { salonPage } from './salon.ts';
import { seoPage } from './seo.ts';
import { servicesPage } from './services.ts';
import { thanksPage } from './thanks.ts';
import { webDesignPage } from './web-design.ts';
import { websitePackagePage } from './website-package.ts';

/** Any file of `content/pages/`; its template says which sections it has. */
export const page = (context: SchemaContext) =>
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
  ]);

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
};
