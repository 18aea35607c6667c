import { isRecord, type Entry } from '../../content-check/read-entries.ts';

/** What a template takes from the content there is, so that it names nothing that is not there. */
export interface Surroundings {
  siteName: string;
  city: string;
  /** 2026-11-23 */
  today: string;
  entries: readonly Entry[];
}

const fieldOf = (data: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );

const firstOf = ({ entries }: Surroundings, collection: string): unknown =>
  entries.find((entry) => entry.collection === collection)?.data;

/** A title of the 30 to 60 characters that search engines show. */
export const searchTitle = (title: string, { siteName }: Surroundings): string => {
  const endings = ['', ` | ${siteName}`, ` | Web Design & SEO by ${siteName}`];
  const fitting = endings.map((ending) => title + ending).find(({ length }) => length >= 30);
  const long = fitting ?? title + endings.join('');
  return long.length <= 60 ? long : `${long.slice(0, 59).replace(/\s+\S*$/u, '')}…`.padEnd(30, '.');
};

const headOf = (title: string, around: Surroundings) => ({
  title: searchTitle(title, around),
  description:
    'Say here in one or two sentences what a reader finds on this page. Search engines show these lines below the title. Make them worth a click.',
  keywords: ['first phrase', 'second phrase', 'third phrase'],
});

const contact = { label: 'Contact us', href: '/contact' };

const coverOf = (around: Surroundings, collection: string) => ({
  picture: fieldOf(firstOf(around, collection), 'cover', 'picture'),
  alt: 'Describe the picture in one sentence, as over the phone',
});

const textOf = (title: string, around: Surroundings, collection: string) => ({
  hidden: true,
  title,
  summary: 'One or two sentences, shown on cards and at the top.',
  published: around.today,
  updated: around.today,
  cover: coverOf(around, collection),
  head: { ...headOf(title, around), focus: title.toLowerCase() },
});

const titled = (title: string) => ({ title, text: 'Write a few sentences here.' });

const post = (title: string, around: Surroundings) => {
  const blog = around.entries.find(({ collection, id }) => collection === 'pages' && id === 'blog');
  const categories = fieldOf(blog?.data, 'listing', 'categories');
  return {
    ...textOf(title, around, 'blog'),
    category: fieldOf(firstOf(around, 'blog'), 'category') ?? fieldOf(categories, 0),
    packages: [around.entries.find(({ collection }) => collection === 'packages')?.id],
  };
};

const article = (title: string, around: Surroundings) => ({
  ...textOf(title, around, 'articles'),
  headline: title,
  package: fieldOf(firstOf(around, 'articles'), 'package'),
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
    intro: 'One or two sentences before the button.',
  },
  process: {
    heading: 'From the first call to launch',
    steps: ['Discovery', 'Design', 'Local SEO', 'Launch and ongoing support'].map(titled),
  },
  sample: {
    picture: fieldOf(firstOf(around, 'cities'), 'sample', 'picture'),
    alt: 'Describe the website in one sentence',
  },
  neighborhoods: {
    heading: `Where we work in ${title}`,
    text: 'What a neighborhood expects of a website there.',
    places: ['First', 'Second', 'Third', 'Fourth'].map((place) => ({
      name: `${place} neighborhood`,
      text: 'What is true of it and of no other.',
    })),
  },
  search: {
    heading: `What people in ${title} type`,
    paragraphs: ['How customers there search.'],
    phrases: ['first phrase', 'second phrase', 'third phrase', 'fourth phrase'],
  },
  customers: { heading: 'Who comes to you', paragraphs: ['What these customers ask first.'] },
  about: { heading: 'Who we are', text: 'What you have to do with this city.' },
  questions: {
    heading: `Questions from ${title}`,
    items: ['first', 'second'].map((which) => ({
      question: `The ${which} question?`,
      answer: 'The answer, in two or three sentences.',
    })),
  },
  related: [contact],
});

const testimonial = (title: string, { city: place }: Surroundings, id: string) => ({
  hidden: true,
  role: title,
  city: place,
  quote: 'Write here what she said, in her own words, between 60 and 260 characters.',
  picture: `./pictures/testimonials/${id}.webp`,
  sample: false,
});

/** With the pictures and the house of the first one. */
const project = (title: string, around: Surroundings) => ({
  ...(firstOf(around, 'projects') as Record<string, unknown>),
  hidden: true,
  name: title,
  trade: 'What they do',
  city: around.city,
  done: 'What they needed, and what we built for them. Two or three sentences.',
  sample: true,
});

const page = (title: string, around: Surroundings) => ({
  template: 'brief',
  hidden: true,
  head: { ...headOf(title, around), index: false },
  heading: title,
  paragraphs: ['Write the first paragraph here.'],
  links: [contact],
});

const text = `
Write an introduction here: what the reader gets, and for whom it is.

## The first section

The first sentence is what visitors read before they unfold a section. The rest follows.

## The second section

Each section begins with two number signs and its heading.
`;

type Template = (title: string, around: Surroundings, id: string) => Record<string, unknown>;

/** A new entry of each collection that can be added to, and the text below its fields. Each passes the check as it is. */
export const templates: Readonly<Record<string, { fields: Template; text?: string }>> = {
  blog: { fields: post, text },
  articles: { fields: article, text },
  cities: { fields: city },
  pages: { fields: page },
  testimonials: { fields: testimonial },
  projects: { fields: project },
};

export const surroundingsOf = (entries: readonly Entry[]): Surroundings => {
  const site = entries.find(({ collection }) => collection === 'site')?.data;
  const { name, city: place } = isRecord(site) ? site : {};
  const today = new Date().toISOString().slice(0, 10);
  return { siteName: String(name), city: String(place), today, entries };
};
