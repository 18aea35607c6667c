import { defineCollection, type SchemaContext } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFiles } from './content-schemas/content-files.ts';

interface Source<Schema> {
  folder?: string;
  files?: string;
  list?: string;
  schema: Schema | ((context: SchemaContext) => Schema);
}

const collection = <Schema extends z.ZodType>({
  folder = '',
  files = '',
  list,
  schema,
}: Source<Schema>) =>
  defineCollection({
    loader: list
      ? file(`content/${list}`, {
          parser: (text) => parse(text) as Record<string, Record<string, unknown>>,
        })
      : glob({ base: `./content/${folder}`, pattern: files }),
    schema,
  });

export const collections = {
  brand: collection(contentFiles.brand),
  site: collection(contentFiles.site),
  redirects: collection(contentFiles.redirects),
  guideOffer: collection(contentFiles.guideOffer),
  legal: collection(contentFiles.legal),
  packageBox: collection(contentFiles.packageBox),
  playbook: collection(contentFiles.playbook),
  cityPages: collection(contentFiles.cityPages),
  cities: collection(contentFiles.cities),
  packages: collection(contentFiles.packages),
  testimonials: collection(contentFiles.testimonials),
  projects: collection(contentFiles.projects),
  guide: collection(contentFiles.guide),
  reading: collection(contentFiles.reading),
  blog: collection(contentFiles.blog),
  articles: collection(contentFiles.articles),
  pages: collection(contentFiles.pages),
};
