import { z } from 'astro/zod';
import {
  button,
  day,
  eyebrow,
  group,
  heading,
  hidden,
  labeled,
  link,
  list,
  longText,
  nameOf,
  notShown,
  pricedPackage,
  pageLink,
  plainHeading,
  shortText,
  text,
  textWithCount,
  timeOfDay,
} from './fields.ts';
import { pageFile, pageHead } from './page-head.ts';
import { describedPicture } from './pictures.ts';
import { callToAction } from './sections.ts';

/** `content/pages/blog.yml` */
export const blogPage = pageFile('blog', {
  eyebrow,
  heading,
  text,
  featured: shortText('First row', 'What the row of the first three posts is called'),
  listing: group('List of posts', 'Every post, by subject', {
    heading,
    filter: shortText('Name of the subjects', 'What the list of subjects is called'),
    categories: list(
      'Subjects',
      'Every post belongs to exactly one of these',
      notShown(shortText('Subject')),
    ).min(1),
    count: group('Number of posts', 'How the number of posts is told', {
      none: shortText('None', 'Said of a subject without posts'),
      one: shortText('One', 'Said of a subject with a single post'),
      many: textWithCount.meta({ title: 'Several' }),
    }),
    empty: group('No posts', 'What a subject without posts says', {
      heading: plainHeading,
      text,
      link,
      all: shortText('All posts', 'The words on the link to all posts'),
    }),
    pager: group('Page numbers', 'The words at the page numbers below the list', {
      label: shortText('Name', 'What screen readers call the row of page numbers'),
      previous: shortText('Back', 'The words on the link to newer posts'),
      next: shortText('On', 'The words on the link to older posts'),
    }),
  }),
  articles: group('Articles', 'The words beside the articles on packages', { heading, link }),
});

/** The fields that posts and package articles share. */
const textFile = z.strictObject({
  hidden,
  title: shortText('Title', 'The title of the text, as readers see it'),
  summary: longText('Summary', 'One or two sentences, shown on cards and at the top').max(180),
  published: labeled(
    'Published',
    'The day it was published. With a day ahead, nobody sees it until then',
    day,
  ),
  updated: labeled('Updated', 'When it was last corrected; left empty until it is', day.optional()),
  author: labeled(
    'Writer',
    'Who wrote it, one of the team. Left empty, no name is shown',
    nameOf('member').optional(),
  ),
  cover: describedPicture('cover', 'Cover'),
  head: pageHead,
});

const isInOrder = ({ published, updated = published }: { published: Date; updated?: Date }) =>
  updated >= published;

const inOrder = {
  path: ['updated'],
  error:
    'A text cannot have been updated before it was published. Write the day of “Published” here, or a later one',
};

/** Front matter of `content/blog/<address>/index.md`. Each `## ` in the body begins a collapsible section. */
export const post = textFile
  .extend({
    publishAt: labeled(
      'Goes out at',
      'The time, in your time zone, at which the post goes out on the day above. Left empty, it goes out at the beginning of that day',
      timeOfDay.optional(),
    ),
    category: labeled('Subject', 'One of the subjects of the blog page', nameOf('category')),
    packages: list('Packages', 'The packages offered beside the text', pricedPackage).max(3),
  })
  .refine(isInOrder, inOrder);

export type Post = z.infer<typeof post>;

/** Front matter of `content/articles/<address>.md`. */
export const article = textFile
  .extend({
    headline: shortText('Headline', 'Set large at the top, above the article'),
    package: labeled('Package', 'The package this article explains', pageLink),
    order: labeled('Place', 'Its place among the package articles', z.number().int()),
  })
  .refine(isInOrder, inOrder);

export type Article = z.infer<typeof article>;

/** `content/reading.yml`: the words around every post and every package article. */
export const reading = z.strictObject({
  byline: shortText('Byline', 'Stands before the name of who wrote it, if it names someone'),
  published: shortText('Published', 'Stands before the day it was published'),
  updated: shortText('Updated', 'Stands before the day it was last corrected'),
  minutes: labeled(
    'Reading time',
    'How long it takes; {count} stands where the minutes go',
    textWithCount,
  ),
  contents: shortText('Contents', 'Stands above the list of sections beside an article'),
  next: shortText('Next', 'Stands before the title of the next section'),
  aside: group('Prices beside a post', 'The words above the packages beside a post', {
    heading: plainHeading,
    text,
  }),
  review: group('Free review', 'The offer of a free review within a text', {
    heading: plainHeading,
    text,
    link,
  }),
  related: group('Further posts', 'The words above the posts to read next', { heading, link }),
  packages: group('Packages', 'The three packages below an article', {
    heading: plainHeading,
    text,
    read: shortText('Link to an article', 'The words on the link to an article'),
    current: shortText('This article', 'Stands at the package whose article is being read'),
    button,
  }),
  callToAction,
});

export type Reading = z.infer<typeof reading>;
