import type { BlogPosting } from 'schema-dts';
import { businessId, type BusinessFacts } from './business.ts';
import { isoDay, reference, type Node } from './node.ts';
import { pageId } from './web-page.ts';

export interface BlogPostingFacts {
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  /** The path of its cover. */
  image: string;
  keywords: readonly string[];
  section: string;
}

export const postingId = (url: string): string => `${url}#article`;

/** A text to read. Its author is the agency: nobody is named as a writer. */
export const blogPosting = (
  { origin, name }: BusinessFacts,
  url: string,
  facts: BlogPostingFacts,
): Node<BlogPosting> => ({
  '@type': 'BlogPosting',
  '@id': postingId(url),
  headline: facts.title,
  description: facts.summary,
  url,
  image: origin + facts.image,
  datePublished: isoDay(facts.published),
  dateModified: isoDay(facts.updated),
  inLanguage: 'en-US',
  keywords: facts.keywords.join(', '),
  articleSection: facts.section,
  author: { '@type': 'Organization', '@id': businessId(origin), name, url: `${origin}/` },
  publisher: reference(businessId(origin)),
  isPartOf: reference(pageId(url)),
  mainEntityOfPage: reference(pageId(url)),
});
