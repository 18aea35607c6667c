import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { blogPage } from './content-schemas/blog.ts';
import { briefPage } from './content-schemas/brief.ts';
import { comingSoonPage } from './content-schemas/coming-soon.ts';
import { contactPage } from './content-schemas/contact.ts';
import { guide } from './content-schemas/guide.ts';
import { homePage } from './content-schemas/home.ts';
import { newsletterPage } from './content-schemas/newsletter.ts';
import { notFoundPage, problemPage } from './content-schemas/not-found.ts';
import { playbook, pricedPackage } from './content-schemas/packages.ts';
import { reading } from './content-schemas/reading.ts';
import { site } from './content-schemas/site.ts';
import { testimonial } from './content-schemas/testimonial.ts';
import { article, post } from './content-schemas/text.ts';
import { thanksPage } from './content-schemas/thanks.ts';

const single = (name: string) => glob({ base: './content', pattern: `${name}.yml` });

export const collections = {
  site: defineCollection({ loader: single('site'), schema: site }),
  playbook: defineCollection({ loader: single('playbook'), schema: playbook }),
  packages: defineCollection({ loader: file('content/packages.yml'), schema: pricedPackage }),
  testimonials: defineCollection({
    loader: file('content/testimonials.yml'),
    schema: testimonial,
  }),
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
        contactPage,
        blogPage,
        briefPage,
        comingSoonPage,
        newsletterPage,
        thanksPage,
        notFoundPage,
        problemPage,
      ]),
  }),
};
