import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { contentLoader } from './content/load.ts';
import { contentFiles, type Collection } from '@agency/content-model/schemas/content-files.ts';

const collection = <Schema extends z.ZodType>(name: Collection, schema: Schema) =>
  defineCollection({ loader: contentLoader(name), schema });

/** Where an entry stands among those of the same file. */
const listed = { place: z.int() };

export const collections = {
  business: collection('business', contentFiles.business.schema),
  team: collection('team', contentFiles.team.schema),
  brand: collection('brand', contentFiles.brand.schema),
  site: collection('site', contentFiles.site.schema),
  redirects: collection('redirects', contentFiles.redirects.schema),
  guideOffer: collection('guideOffer', contentFiles.guideOffer.schema),
  legal: collection('legal', contentFiles.legal.schema),
  packageBox: collection('packageBox', contentFiles.packageBox.schema),
  playbook: collection('playbook', contentFiles.playbook.schema),
  cityPages: collection('cityPages', contentFiles.cityPages.schema),
  cities: collection('cities', contentFiles.cities.schema),
  packages: collection('packages', contentFiles.packages.schema.safeExtend(listed)),
  testimonials: collection('testimonials', contentFiles.testimonials.schema.extend(listed)),
  projects: collection('projects', contentFiles.projects.schema.extend(listed)),
  guide: collection('guide', contentFiles.guide.schema),
  reading: collection('reading', contentFiles.reading.schema),
  blog: collection('blog', contentFiles.blog.schema),
  articles: collection('articles', contentFiles.articles.schema),
  pages: collection('pages', contentFiles.pages.schema),
};
