import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { categoriesIn } from '@agency/content-model/checks/check-references.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import { entryOf, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { newSectionsPage } from '@agency/content-model/schemas/free-page.ts';
import {
  templatePicture,
  templateWords as words,
} from '@agency/content-model/schemas/template-words.ts';
import { services } from '@agency/leads/forms/contact.ts';
import { houses } from '@agency/content-model/schemas/client-work.ts';
import { cardLooks } from '@agency/content-model/schemas/testimonial.ts';

/** The existing entries: a template refers to nothing else. */
type Entries = readonly Entry[];

/** The value of a field in the first entry of a collection. */
const firstOf = (entries: Entries, collection: string, ...field: string[]): unknown =>
  valueAt(entryOf(entries, collection)?.data, field);

/** A title of the 30 to 60 characters that search engines show. */
export const searchTitle = (title: string, entries: Entries): string => {
  const siteName = String(firstOf(entries, 'business', 'name'));
  const endings = ['', ` | ${siteName}`, ` | Web Design & SEO by ${siteName}`];
  const fitting = endings.map((ending) => title + ending).find(({ length }) => length >= 30);
  const long = fitting ?? title + endings.join('');
  return long.length <= 60 ? long : `${long.slice(0, 59).replace(/\s+\S*$/u, '')}…`.padEnd(30, '.');
};

const headOf = (title: string, entries: Entries) => ({
  title: searchTitle(title, entries),
  description: words.searchDescription,
  keywords: [],
});

const contact = { label: 'Contact us', href: '/contact' };

/** Today where the agency is: `2026-11-28`. */
const today = (entries: Entries): string => {
  const timeZone = String(firstOf(entries, 'business', 'timeZone'));
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date());
};

/** The path of the template's picture, from a file that is so deep below `content/`. */
const pictureFrom = (depth: number) => (depth === 0 ? './' : '../'.repeat(depth)) + templatePicture;

const website = () => ({ picture: pictureFrom(0), alt: words.website });

/** The pictures that no other entry may have: a template and a copy begin with that of the template, or none. */
export const ownPictures: Readonly<
  Record<string, (copied?: Record<string, unknown>) => Record<string, unknown>>
> = {
  blog: () => ({ cover: { picture: pictureFrom(2), alt: words.picture } }),
  articles: () => ({ cover: { picture: pictureFrom(1), alt: words.picture } }),
  cities: ({ about } = {}) => ({
    scene: undefined,
    sample: { picture: pictureFrom(1), alt: words.website },
    ...(isRecord(about) && { about: { heading: about['heading'], text: about['text'] } }),
  }),
  projects: () => ({ ...website(), tall: undefined, phone: undefined }),
  testimonials: () => ({ portrait: undefined, picture: undefined }),
};

const textOf = (title: string, entries: Entries, collection: 'blog' | 'articles') => ({
  hidden: true,
  title,
  summary: words.summary,
  published: today(entries),
  ...ownPictures[collection]?.(),
  head: { ...headOf(title, entries), focus: title.toLowerCase() },
});

const post = (title: string, entries: Entries) => ({
  ...textOf(title, entries, 'blog'),
  category: firstOf(entries, 'blog', 'category') ?? categoriesIn(entries)[0],
  // A package with a price, which is shown beside the post.
  packages: [
    entries.find(({ collection, data }) => collection === 'packages' && valueAt(data, ['price']))
      ?.id,
  ],
});

const article = (title: string, entries: Entries) => ({
  ...textOf(title, entries, 'articles'),
  headline: title,
  package: firstOf(entries, 'articles', 'package'),
  order: entries.filter(({ collection }) => collection === 'articles').length + 1,
});

const city = (title: string, entries: Entries) => ({
  hidden: true,
  city: title,
  head: {
    ...headOf(`${title} Website Design & Local SEO`, entries),
    focus: `${title} website design`,
  },
  hero: {
    heading: `Website design for *${title}*`,
    intro: words.intro,
  },
  process: {
    heading: 'From the first call to launch',
    steps: ['Discovery', 'Design', 'Local SEO', 'Launch and ongoing support'].map((step) => ({
      title: step,
      text: words.sentences,
    })),
  },
  ...ownPictures['cities']?.(),
  neighborhoods: {
    heading: `Where we work in ${title}`,
    text: words.neighborhoods,
    places: words.neighborhoodNames.map((name) => ({ name, text: words.neighborhood })),
  },
  search: {
    heading: `What people in ${title} type`,
    paragraphs: [words.search],
    phrases: words.phrases,
  },
  customers: { heading: 'Who comes to you', paragraphs: [words.customers] },
  about: { heading: 'Who we are', text: words.about },
  questions: {
    heading: `Questions from ${title}`,
    items: words.questions.map((question) => ({ question, answer: words.answer })),
  },
  related: [contact],
});

const testimonial = (title: string, entries: Entries) => ({
  hidden: true,
  role: title,
  city: words.town,
  quote: words.quote,
  // Each new one looks different from the previous one.
  look: cardLooks[entries.length % cardLooks.length],
  emblem: 'shop',
  sample: false,
});

const project = (title: string, entries: Entries) => ({
  hidden: true,
  name: title,
  trade: words.trade,
  city: words.town,
  front: houses[entries.length % houses.length],
  done: words.done,
  package: { label: words.chosen, href: '/services' },
  ...website(),
  sample: false,
});

const servicePackage = (title: string) => ({
  hidden: true,
  name: title,
  kind: words.packageKind,
  href: '/services#compare',
  summary: words.packageSummary,
  suits: words.packageSuits,
  inside: words.packageInside,
  outside: words.packageOutside,
  bring: words.packageBring,
  next: words.packageNext,
  service: services[0],
  sample: false,
});

const page = (title: string, entries: Entries) => ({
  template: 'sections',
  hidden: true,
  head: headOf(title, entries),
  ...newSectionsPage(title),
});

type Template = (title: string, entries: Entries) => Record<string, unknown>;

/** Templates for the collections that accept new entries. Each passes the content check as it is. */
export const templates: Readonly<Record<string, Template>> = {
  blog: post,
  articles: article,
  cities: city,
  pages: page,
  testimonials: testimonial,
  projects: project,
  packages: servicePackage,
};
