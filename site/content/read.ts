import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { draftKeys } from '@agency/leads/forms/constants.ts';
import type { BrandContent } from '@agency/content-model/schemas/brand.ts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import { compareCities } from '@agency/content-model/schemas/city.ts';
import type { Page, PageOf } from '@agency/content-model/schemas/content-files.ts';
import { markEntry } from '../preview/mark-entry.ts';
import { legalNames } from '@agency/content-model/reader/names.ts';

/** The brand. Its texts stay unmarked for the preview, since they go into drawings and heads. */
export const readBrandContent = async (): Promise<BrandContent> => {
  const entry = await getEntry('brand', 'brand');
  if (!entry) throw new Error('content/brand.yml is missing.');
  return entry.data;
};

/** The business card. Its texts stay unmarked, like the brand's; `readOne` marks them. */
export const readBusiness = async (): Promise<BusinessContent> => {
  const entry = await getEntry('business', 'business');
  if (!entry) throw new Error('content/business.yml is missing.');
  return entry.data;
};

/** The entries, without samples if the site shows no examples. */
const withoutExamples = async <Entry extends { data: { sample: boolean } }>(
  entries: readonly Entry[],
): Promise<Entry[]> => {
  const { showExamples } = await readSite();
  return entries.filter(({ data }) => showExamples || !data.sample);
};

const placeOf = ({ data }: { data: object }): number => ('place' in data ? Number(data.place) : 0);

/** Every entry of a collection that visitors see; those of one file in its order. */
export const readAll = async <Name extends CollectionKey>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> =>
  (await getCollection(collection))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(markEntry);

/** One entry of a collection. `content-model/checks/` has verified that it exists. */
export const readOne = async <Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> => {
  const entry = (await getEntry(collection, id)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`${collection} has no entry "${id}".`);
  return markEntry(entry);
};

export const readSite = async () => (await readOne('site', 'site')).data;

/** A button that leads to the free review, with the line that all of them share. */
export const withReviewNote = async <Button extends object>(button: Button) => ({
  ...button,
  note: (await readSite()).reviewNote,
});

/** The facts set for the legal pages, keyed by placeholder. */
export const readLegalNames = async () =>
  legalNames((await readOne('legal', 'legal')).data, await readBusiness());

export const readTeam = async () => (await readOne('team', 'team')).data;

export const readGuide = async () => (await readOne('guide', 'guide')).data;

export const readReading = async () => (await readOne('reading', 'reading')).data;

export const readGuideOffer = async () => (await readOne('guideOffer', 'guide-offer')).data;

/** The page file with this name, which must have the template the caller renders. */
export const readPage = async <Template extends Page['template']>(
  name: string,
  template: Template,
): Promise<PageOf<Template>> => {
  const { data } = await readOne('pages', name);
  if (data.template !== template) throw new Error(`${name} must say "template: ${template}".`);
  return data as PageOf<Template>;
};

/** Every page file with this template. `name` is the route without the leading slash. */
export const readPages = async <Template extends Page['template']>(template: Template) =>
  (await readAll('pages'))
    .filter((entry) => entry.data.template === template)
    .map((entry) => ({ name: entry.id, page: entry.data as PageOf<Template> }));

type Sample = PageOf<'sample-audit'> | PageOf<'sample-review'>;

/** The example pages with this template, with the words and the link that lead to each. */
export const readSamples = async <Template extends Sample['template']>(template: Template) =>
  (await readPages(template)).map(({ name, page }) => {
    const { sample: isSample, invitation } = page as Sample;
    const { link: label, ...words } = invitation;
    return { page, words: { ...words, isSample }, link: { label, href: `/${name}` } };
  });

/** The data of the entries, rotated to begin with the entry whose id is `first`. */
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

/** The testimonials with these ids, in this order. In the preview, one may not be chosen yet. */
export const readTestimonialsNamed = async (ids: readonly string[]) => {
  const all = await withoutExamples(await readAll('testimonials'));
  return ids.flatMap((id) => all.find((one) => one.id === id)?.data ?? []);
};

/** Every project, rotated to begin with `first`. The id is the last part of its address. */
export const readProjects = async (first?: string) => {
  const projects = (await withoutExamples(await readAll('projects'))).map(({ id, data }) => ({
    id,
    data: { ...data, id, href: `/casestudies/${id}` },
  }));
  return rotatedTo(projects, first);
};

export const readExamples = async () =>
  (await readAll('projects')).map(({ data }) => data).filter(({ sample }) => sample);

/** The addresses of the made-up stories and projects. */
export const readExampleStories = async (): Promise<string[]> => [
  ...(await readPages('case-study'))
    .filter(({ page }) => page.sample)
    .map(({ name }) => `/${name}`),
  ...(await readAll('projects'))
    .filter(({ data }) => data.sample)
    .map(({ id }) => `/casestudies/${id}`),
];

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

/** Every city, in order. `name` is the route without the leading slash. */
export const readCities = async () =>
  (await readAll('cities'))
    .map(({ id, data }) => ({ name: id, page: data }))
    .sort((one, other) => compareCities(one.page, other.page));

export const readCityLinks = async () =>
  (await readCities()).map(({ name, page }) => ({ label: page.city, href: `/${name}` }));

/** The props of a form for the free guide; `form` keeps element ids unique on pages with several forms. */
export const guideFormWords = async (form: string) => {
  const { form: words } = await readGuideOffer();
  const { email: agencyEmail } = await readBusiness();
  return { ...words, form, action: '/googlemesis', agencyEmail, 'data-draft': draftKeys.guide };
};
