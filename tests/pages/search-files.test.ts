import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { dollars, packages, playbook, posts, siteContent } from '../fixtures/content.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { indexedPages } from '../fixtures/indexed-pages.ts';
import { addressesOf } from '../../content-check/addresses.ts';
import { entries } from '../fixtures/site-pages.ts';
import { openSite } from '../fixtures/site.ts';

const read = (name: string) => readFileSync(join(distDirectory, 'site', name), 'utf8');

const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'gu'))].map(
    ([, value = '']) => value,
  );

const originOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1] ?? '').origin;

const origin = originOf(indexedPages[0]?.html ?? '');

const pathsOf = (addresses: readonly string[]) =>
  addresses.map((address) => new URL(address).pathname).toSorted();

/** Everything that the index names. */
const readSitemap = () =>
  valuesOf(read('sitemap-index.xml'), 'loc')
    .map((address) => read(new URL(address).pathname.slice(1)))
    .join('');

test('the sitemap has exactly the pages that search engines may show', () => {
  const paths = pathsOf(valuesOf(readSitemap(), 'loc'));
  expect(paths).toEqual(indexedPages.map(({ path }) => path).toSorted());
});

/** Whether a page file asks search engines to leave its page out. */
const isHidden = (data: unknown) => (data as { head: { index?: boolean } }).head.index === false;

test('a page whose file says so is not shown to search engines, and neither is the thanks of a form', () => {
  const indexed = new Set(indexedPages.map(({ path }) => path));
  const hidden = addressedPages.map(({ path }) => path).filter((path) => !indexed.has(path));
  const asked = [...addressesOf(entries)]
    .filter(([, [entry]]) => isHidden(entry?.data))
    .map(([path]) => path);
  expect(hidden).toEqual(
    expect.arrayContaining([...asked, '/contact/sent', '/newsletter/joined', '/templates/salon']),
  );
});

test('robots.txt leads to the index, the index to a sitemap of this site', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const sitemaps = valuesOf(read('sitemap-index.xml'), 'loc');
  expect(sitemaps.map((address) => new URL(address).origin)).toEqual([origin]);
});

test('the days in the sitemap are days that have been, and those of posts are what the reader sees', () => {
  const sitemap = readSitemap();
  const days = valuesOf(sitemap, 'lastmod');
  expect(days.filter((day) => !(Date.parse(day) <= Date.now()))).toEqual([]);
  for (const { path, updated } of posts) {
    expect(sitemap).toContain(`${path}</loc><lastmod>${updated}T`);
    const html = indexedPages.find((page) => page.path === path)?.html ?? '';
    expect(html).toMatch(new RegExp(`datetime="${updated}"`, 'iu'));
  }
});

test('the feed has every post with its whole text, and every page leads to the feed', () => {
  const feed = read('rss.xml');
  const links = valuesOf(feed, 'link').slice(1);
  expect(links).toEqual(posts.map(({ path }) => origin + path));
  const sections = posts.flatMap((post) => post.sections);
  for (const section of sections) expect(feed).toContain(section.replaceAll('&', '&amp;'));
  expect(feed).toMatch(/href=(?:"|&quot;)https?:\/\//u);
  expect(feed).not.toMatch(/href=(?:"|&quot;)\/|\{[a-z-]+\}/u);
  const link = '<link rel="alternate" type="application/rss+xml"';
  expect(addressedPages.filter(({ html }) => !html.includes(link))).toEqual([]);
});

test('llms.txt names every page that search engines may show, and the prices', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, address = '']) => address);
  expect(pathsOf(links)).toEqual(indexedPages.map(({ path }) => path).toSorted());
  expect(text.startsWith(`# ${siteContent.name}\n\n> `)).toBe(true);
  for (const { price } of [...packages, playbook]) expect(text).toContain(dollars(price));
});

test('the manifest names the agency and icons of the size they say', async () => {
  const site = await openSite();
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(siteContent.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.for([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
] as const)('%s is served as %s, compressed, for an hour', async ([path, type]) => {
  const site = await openSite();
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await answer.text()).toBe(read(path.slice(1)));
});

test('data for search engines needs no place in the security policy', async () => {
  const site = await openSite();
  const answer = await fetch(`${site.url}/about`);
  const html = await answer.text();
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(data).not.toBe('');
  const hash = createHash('sha256').update(data).digest('base64');
  expect(answer.headers.get('content-security-policy')).not.toContain(hash);
});
