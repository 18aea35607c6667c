import { reach } from './reach.ts';

/** The pages of a site by their addresses, each with the day of its last change, or an empty text where that is unknown. */
export type Pages = Readonly<Record<string, string>>;

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const entriesOf = (xml: string, name: 'sitemap' | 'url') =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'gu'))].map(([, entry = '']) => ({
    address: unescaped(/<loc>([^<]*)<\/loc>/u.exec(entry)?.[1] ?? ''),
    changed: /<lastmod>([^<]*)<\/lastmod>/u.exec(entry)?.[1] ?? '',
  }));

const read = async (address: string): Promise<string> => {
  const response = await reach(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
};

/** Reads the sitemaps of a published site, beginning at `/sitemap-index.xml`. */
export const readSitemap = async (siteUrl: string): Promise<Pages> => {
  const index = await read(`${siteUrl}/sitemap-index.xml`);
  const sitemaps = await Promise.all(
    entriesOf(index, 'sitemap').map(({ address }) => read(address)),
  );
  const pages = sitemaps.flatMap((xml) => entriesOf(xml, 'url'));
  return Object.fromEntries(pages.map(({ address, changed }) => [address, changed]));
};
