const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/gu, (one) => escapes[one] ?? '');

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export interface SitemapEntry {
  url: string;
  /** The day of the last change, such as 2026-11-09, where it is known. */
  changed?: string | undefined;
  images: readonly string[];
}

const dated = ({ url, changed }: Omit<SitemapEntry, 'images'>) =>
  element('loc', escaped(url)) + (changed ? element('lastmod', changed) : '');

const pictureOf = (address: string) =>
  element('image:image', element('image:loc', escaped(address)));

/** A sitemap of pages with their pictures, by sitemaps.org and Google’s extension for pictures. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => {
  const urls = entries.map((entry) =>
    element('url', dated(entry) + entry.images.map(pictureOf).join('')),
  );
  return `${declaration}<urlset ${namespace} ${imageNamespace}>\n${urls.join('\n')}\n</urlset>\n`;
};

/** The list of sitemaps that search engines are given. */
export const sitemapIndexXml = (sitemaps: readonly Omit<SitemapEntry, 'images'>[]): string => {
  const entries = sitemaps.map((sitemap) => element('sitemap', dated(sitemap)));
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
};
