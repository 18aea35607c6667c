import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { parse } from 'yaml';
import { draftKeys } from '../../forms/constants.ts';
import { goesOutAt, siteTime } from '../../shared/going-out.ts';
import { readRetentionPolicy } from '../../settings/settings.ts';
import type { BrandContent } from '../content-schemas/brand.ts';
import type { Page, PageOf } from '../content-schemas/content-files.ts';
import { markEntry } from '../preview/mark-entry.ts';
import type { NamesOfSite } from '../../shared/fill-names.ts';
import { contentNames, fillEntry, legalNames, privacyWordsFor } from './names.ts';

export const readBrand = async (): Promise<BrandContent> => {
  const entry = await getEntry('brand', 'brand');
  if (!entry) throw new Error('content/brand.yml is missing.');
  return entry.data;
};

/** What stands for each name that may be written between braces: the brand, prices, and what the legal pages say. */
const readNames = async (): Promise<NamesOfSite> => {
  const sources = ['brand', 'packages', 'playbook'] as const;
  const entries = await Promise.all(sources.map((name) => getCollection(name)));
  const { names, shortName } = contentNames(entries.flat());
  const [legal] = await getCollection('legal');
  const policy = readRetentionPolicy(process.env);
  return {
    names: { ...names, ...legalNames(legal?.data ?? {}), ...privacyWordsFor(policy) },
    shortName,
  };
};

/** What its owner hides, or dates ahead, is seen in the preview of the back office only. */
const isShown = ({ data }: { data: object }, timeZone: string): boolean =>
  process.env['SHOW_HIDDEN'] === 'true' ||
  (!('hidden' in data && data.hidden) && (goesOutAt(data, timeZone) ?? 0) <= siteTime());

/** The entries without examples, where the site shows none. */
const withoutExamples = async <Entry extends { data: { sample: boolean } }>(
  entries: readonly Entry[],
): Promise<Entry[]> => {
  const { showExamples } = await readSite();
  return entries.filter(({ data }) => showExamples || !data.sample);
};

/** Every entry of a collection that visitors see, with names between braces filled in, also in its text. */
export const readAll = async <Name extends CollectionKey>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> => {
  const names = await readNames();
  const site = await getEntry('site', 'site');
  const zone = site?.data.timeZone ?? '';
  const shown = await getCollection(collection, (entry) => isShown(entry, zone));
  return shown.map((entry) => markEntry(fillEntry(entry, names)));
};

/** One entry of a collection. `content-check/` has seen that it is there. */
export const readOne = async <Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> => {
  const entry = (await getEntry(collection, id)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`${collection} has no entry "${id}".`);
  return markEntry(fillEntry(entry, await readNames()));
};

export const readSite = async () => (await readOne('site', 'site')).data;

/** What the owner has decided of the legal pages, by name. */
export const readLegalNames = async () => legalNames((await readOne('legal', 'legal')).data);

export const readGuide = async () => (await readOne('guide', 'guide')).data;

export const readReading = async () => (await readOne('reading', 'reading')).data;

export const readGuideOffer = async () => (await readOne('guideOffer', 'guide-offer')).data;

/** The page file of this name, which must be of the template the caller lays out. */
export const readPage = async <Template extends Page['template']>(
  name: string,
  template: Template,
): Promise<PageOf<Template>> => {
  const { data } = await readOne('pages', name);
  if (data.template !== template) throw new Error(`${name} must say "template: ${template}".`);
  return data as PageOf<Template>;
};

/** Every page file of a template, with its name: the route without the leading slash. */
export const readPages = async <Template extends Page['template']>(template: Template) =>
  (await readAll('pages'))
    .filter((entry) => entry.data.template === template)
    .map((entry) => ({ name: entry.id, page: entry.data as PageOf<Template> }));

/** The entries in their order, going round from the one called `first`. */
const rotatedTo = <Entry extends { id: string; data: unknown }>(
  entries: readonly Entry[],
  first: string | undefined,
): Entry['data'][] => {
  const start = Math.max(
    entries.findIndex(({ id }) => id === first),
    0,
  );
  return [...entries.slice(start), ...entries.slice(0, start)].map(({ data }) => data);
};

export const readTestimonials = async (count: number, first?: string) =>
  rotatedTo(await withoutExamples(await readAll('testimonials')), first).slice(0, count);

/** The names of a list's entries as they stand in the file: Astro hands them out by the alphabet. */
const placesIn = async (list: string): Promise<string[]> => {
  const text = await readFile(join('content', list), 'utf8');
  return Object.keys(parse(text) as object);
};

/** Every project, with its name: the end of its address. Beginning with `first`. */
export const readProjects = async (first?: string) => {
  const places = await placesIn('projects.yml');
  const projects = (await withoutExamples(await readAll('projects')))
    .map(({ id, data }) => ({ id, data: { ...data, id, href: `/casestudies/${id}` } }))
    .toSorted((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
  return rotatedTo(projects, first);
};

export const readExamples = async () =>
  (await readAll('projects')).map(({ data }) => data).filter(({ sample }) => sample);

/** The posts of the blog, newest first. */
export const readPosts = async (): Promise<CollectionEntry<'blog'>[]> =>
  (await readAll('blog')).sort(
    (one, other) =>
      other.data.published.getTime() - one.data.published.getTime() ||
      (other.data.publishAt ?? '').localeCompare(one.data.publishAt ?? '') ||
      one.id.localeCompare(other.id),
  );

/** The package articles, in the order of their packages. */
export const readArticles = async (): Promise<CollectionEntry<'articles'>[]> =>
  (await readAll('articles')).sort((one, other) => one.data.order - other.data.order);

export const readCityPages = async () => (await readOne('cityPages', 'city-pages')).data;

/** Every city in alphabetical order, with the name of its file: the route without the leading slash. */
export const readCities = async () =>
  (await readAll('cities'))
    .map(({ id, data }) => ({ name: id, page: data }))
    .sort((one, other) => one.page.city.localeCompare(other.page.city));

export const readCityLinks = async () =>
  (await readCities()).map(({ name, page }) => ({ label: page.city, href: `/${name}` }));

/** What the form for the free guide needs, in either of its places; `form` keeps the ids of a page apart. */
export const guideFormWords = async (form: string) => {
  const { form: words } = await readGuideOffer();
  const { email: agencyEmail } = await readSite();
  return { ...words, form, action: '/googlemesis', agencyEmail, 'data-draft': draftKeys.guide };
};
