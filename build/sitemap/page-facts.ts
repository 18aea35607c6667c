/** What the sitemap needs to know of a built page. */
export interface PageFacts {
  /** The canonical address. */
  url: string;
  isIndexed: boolean;
  /** The addresses of the pictures in its main part. */
  images: string[];
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Reads a page as our build writes it. */
export const pageFacts = (html: string): PageFacts => {
  const tags = html.match(/<(?:meta|link|img)\b[^>]*>/gu) ?? [];
  const find = (start: string) => tags.find((tag) => tag.startsWith(start)) ?? '';
  const url = attribute(find('<link rel="canonical"'), 'href');
  const main = /<main\b[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
  const sources = (main.match(/<img\b[^>]*>/gu) ?? []).map((tag) => attribute(tag, 'src'));
  const images = sources
    .filter((source) => source.startsWith('/'))
    .map((source) => new URL(source, url).href);
  return {
    url,
    isIndexed: !attribute(find('<meta name="robots"'), 'content').includes('noindex'),
    images: [...new Set(images)],
  };
};
