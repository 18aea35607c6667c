import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { indexedPages } from '../fixtures/indexed-pages.ts';
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

test('the sitemap has exactly the pages that search engines may show', () => {
  const paths = pathsOf(valuesOf(read('sitemap.xml'), 'loc'));
  expect(paths).toEqual(indexedPages.map(({ path }) => path).toSorted());
  expect(paths).toHaveLength(32);
});

test('thin pages are left out by rule: those that are coming, thank, confirm, sign up or are a template', () => {
  const indexed = new Set(indexedPages.map(({ path }) => path));
  const hidden = addressedPages.map(({ path }) => path).filter((path) => !indexed.has(path));
  expect(hidden).toEqual([
    '/accessibilityaudits',
    '/allplaybooks',
    '/careers',
    '/contact/sent',
    '/embed/free-review',
    '/embed/free-review/sent',
    '/googlemesis/sent',
    '/newsletter',
    '/newsletter/joined',
    '/ourdifference',
    '/reviewconfirmation',
    '/startaproject',
    '/templates/salon',
    '/testimonials',
    '/toolsweuse',
    '/websiterefresh',
    '/wireframekits',
  ]);
});

test('robots.txt leads to the index, the index to the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(valuesOf(read('sitemap-index.xml'), 'loc')).toEqual([`${origin}/sitemap.xml`]);
});

test('the days in the sitemap are days that have been, and those of posts are what the reader sees', () => {
  const days = valuesOf(read('sitemap.xml'), 'lastmod');
  const today = new Date().toISOString().slice(0, 10);
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/u.test(day) || day > today)).toEqual([]);
  const changed = /\/websiteredesignsigns<\/loc><lastmod>([^<]*)</u.exec(read('sitemap.xml'))?.[1];
  const post = indexedPages.find(({ path }) => path === '/websiteredesignsigns')?.html ?? '';
  const seen = [...post.matchAll(/datetime="([^"]*)"/giu)].map(([, day]) => day);
  expect(seen).toContain(changed);
});

test('every picture of the sitemap is there, and the pages with pictures have theirs', async () => {
  const site = await openSite();
  const pictures = pathsOf(valuesOf(read('sitemap.xml'), 'image:loc'));
  expect(new Set(pictures).size).toBeGreaterThan(40);
  const statuses = await Promise.all(
    [...new Set(pictures)].map(async (path) => (await fetch(site.url + path)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('the feed has every post with its whole text, and every page leads to the feed', () => {
  const feed = read('rss.xml');
  expect(valuesOf(feed, 'link').slice(1)).toEqual([
    `${origin}/websiteredesignsigns`,
    `${origin}/essentialswebsitepages`,
  ]);
  expect(feed).toContain('Each comes with a test you can do from the parking lot');
  expect(feed).toMatch(/href=(?:"|&quot;)https?:\/\//u);
  expect(feed).not.toMatch(/href=(?:"|&quot;)\/|\{[a-z-]+\}/u);
  const link = '<link rel="alternate" type="application/rss+xml"';
  expect(addressedPages.filter(({ html }) => !html.includes(link))).toEqual([]);
});

test('llms.txt names every page that search engines may show, and the prices', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, address = '']) => address);
  expect(pathsOf(links)).toEqual(indexedPages.map(({ path }) => path).toSorted());
  expect(text).toMatch(/^# Marigold & Main\n\n> /u);
  for (const price of ['$3999', '$499', '$99', '$29']) expect(text).toContain(price);
});

test('the manifest names the agency and icons of the size they say', async () => {
  const site = await openSite();
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe('Marigold & Main');
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
