import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { categoriesIn } from '@agency/content-model/checks/check-references.ts';
import { entryOf, isRecord, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { templateWords as words } from '@agency/content-model/schemas/template-words.ts';
import { cardLooks } from '@agency/content-model/schemas/testimonial.ts';

/** What a template takes from the content there is, so that it names nothing that is not there. */
export interface Surroundings {
  siteName: string;
  city: string;
  /** 2026-11-23 */
  today: string;
  entries: readonly Entry[];
}

/** What the first entry of a collection has in this field. */
const firstOf = ({ entries }: Surroundings, collection: string, ...field: string[]): unknown =>
  valueAt(entryOf(entries, collection)?.data, field);

/** A title of the 30 to 60 characters that search engines show. */
export const searchTitle = (title: string, { siteName }: Surroundings): string => {
  const endings = ['', ` | ${siteName}`, ` | Web Design & SEO by ${siteName}`];
  const fitting = endings.map((ending) => title + ending).find(({ length }) => length >= 30);
  const long = fitting ?? title + endings.join('');
  return long.length <= 60 ? long : `${long.slice(0, 59).replace(/\s+\S*$/u, '')}…`.padEnd(30, '.');
};

const headOf = (title: string, around: Surroundings) => ({
  title: searchTitle(title, around),
  description: words.searchDescription,
  keywords: words.phrases.slice(0, 3),
});

const contact = { label: 'Contact us', href: '/contact' };

const textOf = (title: string, around: Surroundings, collection: string) => ({
  hidden: true,
  title,
  summary: words.summary,
  published: around.today,
  cover: { picture: firstOf(around, collection, 'cover', 'picture'), alt: words.picture },
  head: { ...headOf(title, around), focus: title.toLowerCase() },
});

const post = (title: string, around: Surroundings) => ({
  ...textOf(title, around, 'blog'),
  category: firstOf(around, 'blog', 'category') ?? categoriesIn(around.entries)[0],
  // One with a price, which stands beside the post.
  packages: [
    around.entries.find(
      ({ collection, data }) => collection === 'packages' && valueAt(data, ['price']),
    )?.id,
  ],
});

const article = (title: string, around: Surroundings) => ({
  ...textOf(title, around, 'articles'),
  headline: title,
  package: firstOf(around, 'articles', 'package'),
  order: around.entries.filter(({ collection }) => collection === 'articles').length + 1,
});

const city = (title: string, around: Surroundings) => ({
  hidden: true,
  city: title,
  head: {
    ...headOf(`${title} Website Design & Local SEO`, around),
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
  sample: { picture: firstOf(around, 'cities', 'sample', 'picture'), alt: words.website },
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

const testimonial = (title: string, around: Surroundings) => ({
  hidden: true,
  role: title,
  city: around.city,
  quote: words.quote,
  // Each new one looks otherwise than the one before it.
  look: cardLooks[around.entries.length % cardLooks.length],
  emblem: 'shop',
  sample: false,
});

/** With the pictures and the house of the first one. */
const project = (title: string, around: Surroundings) => ({
  ...(firstOf(around, 'projects') as Record<string, unknown>),
  hidden: true,
  name: title,
  trade: words.trade,
  city: around.city,
  done: words.done,
  sample: true,
});

const page = (title: string, around: Surroundings) => ({
  template: 'brief',
  hidden: true,
  head: { ...headOf(title, around), index: false },
  heading: title,
  paragraphs: [words.paragraph],
  links: [contact],
});

type Template = (title: string, around: Surroundings) => Record<string, unknown>;

/** A new entry of each collection that can be added to. Each passes the check as it is. */
export const templates: Readonly<Record<string, Template>> = {
  blog: post,
  articles: article,
  cities: city,
  pages: page,
  testimonials: testimonial,
  projects: project,
};

export const surroundingsOf = (entries: readonly Entry[]): Surroundings => {
  const brand = entryOf(entries, 'brand')?.data;
  const { name, city: place, state } = isRecord(brand) ? brand : {};
  const today = new Date().toISOString().slice(0, 10);
  return { siteName: String(name), city: `${String(place)}, ${String(state)}`, today, entries };
};
