import { city, cityPages } from './city.ts';
import { guideOffer } from './guide-offer.ts';
import { guide } from './guide.ts';
import { playbook, pricedPackage } from './packages.ts';
import { page } from './pages.ts';
import { project } from './project.ts';
import { reading } from './reading.ts';
import { site } from './site.ts';
import { testimonial } from './testimonial.ts';
import { article, post } from './text.ts';

/**
 * Every file below `content/` that holds words, and the schema it must meet.
 * `files`: each file is one entry. `list`: one file holds all entries, each under its id.
 */
export const contentFiles = {
  site: { files: 'site.yml', schema: site },
  guideOffer: { files: 'guide-offer.yml', schema: guideOffer },
  playbook: { files: 'playbook.yml', schema: playbook },
  cityPages: { files: 'city-pages.yml', schema: cityPages },
  guide: { files: 'guide.yml', schema: guide },
  reading: { files: 'reading.yml', schema: reading },
  packages: { list: 'packages.yml', schema: pricedPackage },
  testimonials: { list: 'testimonials.yml', schema: testimonial },
  projects: { list: 'projects.yml', schema: project },
  cities: { folder: 'cities', files: '*.yml', schema: city },
  blog: { folder: 'blog', files: '*/index.md', schema: post },
  articles: { folder: 'articles', files: '*.md', schema: article },
  pages: { folder: 'pages', files: '**/*.yml', schema: page },
} as const;
