import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { briefPage } from './content-schemas/brief.ts';
import { comingSoonPage } from './content-schemas/coming-soon.ts';
import { contactPage } from './content-schemas/contact.ts';
import {
  embeddedFormPage,
  embeddedThanksPage,
  freeReviewPage,
  reviewConfirmationPage,
} from './content-schemas/free-review.ts';
import { guidePage } from './content-schemas/guide-page.ts';
import { guideOffer } from './content-schemas/guide.ts';
import { homePage } from './content-schemas/home.ts';
import { newsletterPage } from './content-schemas/newsletter.ts';
import { notFoundPage, problemPage } from './content-schemas/not-found.ts';
import { playbook, pricedPackage } from './content-schemas/packages.ts';
import { playbookPage } from './content-schemas/playbook-page.ts';
import { salonPage } from './content-schemas/salon.ts';
import { site } from './content-schemas/site.ts';
import { testimonial } from './content-schemas/testimonial.ts';
import { thanksPage } from './content-schemas/thanks.ts';

const single = (name: string) => glob({ base: './content', pattern: `${name}.yml` });

export const collections = {
  site: defineCollection({ loader: single('site'), schema: site }),
  guideOffer: defineCollection({ loader: single('guide-offer'), schema: guideOffer }),
  playbook: defineCollection({ loader: single('playbook'), schema: playbook }),
  packages: defineCollection({ loader: file('content/packages.yml'), schema: pricedPackage }),
  testimonials: defineCollection({
    loader: file('content/testimonials.yml'),
    schema: testimonial,
  }),
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '**/*.yml' }),
    schema: (context) =>
      z.discriminatedUnion('template', [
        homePage(context),
        contactPage,
        briefPage,
        comingSoonPage,
        newsletterPage,
        thanksPage,
        notFoundPage,
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
