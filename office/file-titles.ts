import { basename, matchesGlob } from 'node:path';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import {
  contentFiles,
  globOf,
  type Collection,
} from '@agency/content-model/schemas/content-files.ts';

/** Titles of the collections that have a single entry. */
export const singleTitles: Partial<Record<Collection, string>> = {
  business: 'Business card',
  team: 'Team',
  brand: 'Brand',
  site: 'Menus and footer',
  redirects: 'Addresses that have moved',
  legal: 'What you decide, for the legal pages',
  packageBox: 'What all packages have in common',
  guideOffer: 'How the guide is offered',
  guide: 'The Ultimate SEO Guide',
  playbook: 'The playbook',
  cityPages: 'What all cities have in common',
  reading: 'What all posts and articles have in common',
};

const listTitles: Partial<Record<Collection, string>> = {
  ...singleTitles,
  packages: 'The list of packages',
  projects: 'The list of projects',
  testimonials: 'The list of testimonials',
};

const kinds: Partial<Record<Collection, string>> = {
  pages: 'Page',
  blog: 'Post',
  articles: 'Article',
  cities: 'City',
};

const collections = Object.keys(contentFiles) as Collection[];

/** A file in the owner's words, where its entry can't be named: `Page “services”`. */
export const titleOfFile = (file: string): string => {
  const collection = collections.find((one) => matchesGlob(file, globOf(one)));
  if (!collection) return `Picture “${basename(file)}”`;
  const [before, after = ''] = globOf(collection).split(/\*\*\/\*|\*/u);
  const id = file.slice(before?.length, after === '' ? undefined : -after.length);
  return listTitles[collection] ?? `${kinds[collection] ?? 'Text'} “${id}”`;
};

/** A problem in a file that can't be read, in one line. */
export const unreadableWords = ({ file }: Problem): string =>
  `${titleOfFile(file)} was changed outside of the back office and can’t be read.`;
