import type { PageHead } from '@agency/content-model/schemas/page-head.ts';
import { isoDay } from '../text/text.ts';
import type { BlogPostingFacts, BusinessFacts } from './entities.ts';
import { shareImagePath, shareImageSize } from '@agency/content-model/page-addresses.ts';

interface SharedPage {
  head: PageHead;
  /** The canonical path. */
  path: string;
  site: Pick<BusinessFacts, 'origin' | 'name'>;
  posting?: BlogPostingFacts | undefined;
}

type MetaTag = { property: string; content: string } | { name: string; content: string };

const property = (name: string, content: string): MetaTag => ({ property: name, content });

const articleTags = ({ published, updated = published, section }: BlogPostingFacts) => [
  property('article:published_time', isoDay(published)),
  property('article:modified_time', isoDay(updated)),
  property('article:section', section),
];

/** What a page shows where it is shared: Open Graph, and the card that is X’s own. */
export const shareTags = ({ head, path, site, posting }: SharedPage): MetaTag[] => [
  property('og:type', posting ? 'article' : 'website'),
  property('og:site_name', site.name),
  property('og:title', head.title),
  property('og:description', head.description),
  property('og:url', site.origin + path),
  property('og:image', site.origin + shareImagePath(path, head)),
  property('og:image:width', String(shareImageSize.width)),
  property('og:image:height', String(shareImageSize.height)),
  property('og:image:alt', head.index ? head.title : site.name),
  { name: 'twitter:card', content: 'summary_large_image' },
  ...(posting ? articleTags(posting) : []),
];

/** Data as it may stand in a script element: nothing in it can end the element or begin a comment. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Links to our pages. Left out: what is no page, what leaves this one open, parts
 * of a page, which may be shown in place, and addresses with a query, which may
 * say something about a visitor.
 */
const toPages = 'a[href^="/"]:not([href*="."],[href*="?"],[href*="#"],[download],[target])';

/**
 * The rules as they stand in every page: browsers that know them make the next
 * page ready as soon as its link is hovered or touched.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: toPages }, eagerness: 'moderate' }],
});
