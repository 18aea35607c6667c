import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { elementsIn, readHtml, textOf } from '../../content-model/html.ts';
import { business, posts } from '../fixtures/content.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { indexedPages } from './read-pages.ts';

const read = (name: string) => readFileSync(join(distDirectory, 'site', name));
const readText = (name: string) => read(name).toString();

const textsOf = (xml: string, ...names: string[]): string[] =>
  elementsIn(readHtml(xml))
    .filter(({ tagName }) => names.includes(tagName))
    .map(textOf);

const { origin } = new URL(indexedPages[0]?.canonical ?? '');

const indexed = indexedPages.map(({ path }) => path).toSorted();

/** The sitemaps in the index. */
const sitemaps = textsOf(readText('sitemap-index.xml'), 'loc');
const sitemap = sitemaps.map((address) => readText(new URL(address).pathname.slice(1))).join('');

const pathsOf = (all: readonly string[]) => all.map((one) => new URL(one).pathname).toSorted();

test('robots.txt links to the sitemaps, which list exactly the pages that search engines may index', () => {
  expect(readText('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const addresses = textsOf(sitemap, 'loc');
  expect(pathsOf(addresses)).toEqual(indexed);
  expect([...sitemaps, ...addresses].filter((one) => !one.startsWith(`${origin}/`))).toEqual([]);
  for (const path of ['/contact/sent', '/newsletter/joined', '/templates/salon'])
    expect(indexed).not.toContain(path);
});

test('the feed has every post with its full text and absolute links', () => {
  const feed = readText('rss.xml');
  const zoned = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone });
  expect(textsOf(feed, 'pubdate').map((date) => zoned.format(new Date(date)))).toEqual(
    posts.map(({ published }) => published),
  );
  expect(textsOf(feed, 'guid')).toEqual(posts.map(({ path }) => origin + path));
  for (const section of posts.flatMap(({ sections }) => sections))
    // Markdown turns a straight apostrophe into a typographic one.
    expect(feed).toContain(section.replaceAll('&', '&amp;').replaceAll("'", '’'));
  expect(feed).not.toMatch(/href=(?:"|&quot;)\/|\{[a-z-]+\}/u);
});

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

test('the manifest names the agency, and its icons have the stated sizes and no transparent corners', async () => {
  const { name, icons } = JSON.parse(readText('manifest.webmanifest')) as Manifest;
  expect(name).toBe(business.name);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, hasAlpha } = await sharp(read(src)).metadata();
    expect([`${width}x${height}`, hasAlpha], src).toEqual([sizes, false]);
  }
});

test('files for search engines and social networks are served with the right type, and cached for an hour', async () => {
  const { url } = await openSite();
  for (const [path, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/ultimate-seo-guide.pdf', 'application/pdf'],
  ] as const) {
    const answer = await fetch(url + path);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(read(path));
  }
});
