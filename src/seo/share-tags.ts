import type { PageHead } from '../content-schemas/page-head.ts';
import type { BlogPostingFacts } from './graph/blog-posting.ts';
import type { BusinessFacts } from './graph/business.ts';
import { isoDay } from './graph/node.ts';
import { shareImagePath, shareImageSize } from './share-image-path.ts';

interface SharedPage {
  head: PageHead;
  /** The canonical path. */
  path: string;
  site: Pick<BusinessFacts, 'origin' | 'name'>;
  posting?: BlogPostingFacts | undefined;
}

type MetaTag = { property: string; content: string } | { name: string; content: string };

const property = (name: string, content: string): MetaTag => ({ property: name, content });

const articleTags = ({ published, updated, section }: BlogPostingFacts) => [
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
  property('og:image', site.origin + shareImagePath(path)),
  property('og:image:width', String(shareImageSize.width)),
  property('og:image:height', String(shareImageSize.height)),
  property('og:image:alt', head.title),
  { name: 'twitter:card', content: 'summary_large_image' },
  ...(posting ? articleTags(posting) : []),
];
