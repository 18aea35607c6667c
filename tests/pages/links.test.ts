import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';

const withoutScripts = (html: string) =>
  html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gu, '<$1>');

const valuesOf = (html: string, attribute: RegExp): string[] =>
  [...withoutScripts(html).matchAll(attribute)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Where the visitor can go from a page. */
const linksIn = (html: string) => valuesOf(html, /<a\s[^>]*?\bhref="([^"]*)"/gu);

const isCanonical = /<link rel="canonical"[^>]*>/gu;

/** What the browser fetches for a page, and where its forms are sent. */
const neededBy = (html: string): string[] => [
  ...valuesOf(html.replaceAll(isCanonical, ''), /<link\s[^>]*?\bhref="([^"]*)"/gu),
  ...valuesOf(html, /\s(?:src|action|formaction|poster|data)="([^"]*)"/giu),
  ...valuesOf(html, /\ssrcset="([^"]*)"/giu).flatMap((set) =>
    set.split(/,\s*/u).map((one) => one.split(' ')[0] ?? ''),
  ),
];

const isInternal = (url: string) => /^(?:\/(?!\/)|#)/u.test(url);

const pathOf = (url: string) => url.split(/[?#]/u)[0] ?? '';

test('every link, picture, script and form of every page leads somewhere, without a detour', async () => {
  const site = await openSite();
  const urls = builtPages.flatMap(({ html }) => [...linksIn(html), ...neededBy(html)]);
  const addresses = urls.filter(isInternal).map((url) => url.split('#')[0] ?? '');
  const answers = await Promise.all(
    [...new Set(addresses)].filter(Boolean).map(async (address) => {
      const { status } = await fetch(site.url + address, { redirect: 'manual' });
      return [address, status] as const;
    }),
  );
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('every link to a part of a page leads to a part that is there', () => {
  const isMissing = (url: string, from: string) => {
    const page = builtPages.find(({ path }) => path === (pathOf(url) || from));
    return !page?.html.includes(` id="${url.split('#')[1]}"`);
  };
  const missing = builtPages.flatMap(({ path, html }) =>
    linksIn(html)
      .filter((url) => isInternal(url) && url.includes('#') && isMissing(url, path))
      .map((url) => `${path} → ${url}`),
  );
  expect(missing).toEqual([]);
});

test('no page needs anything from another server', () => {
  const elsewhere = builtPages.flatMap(({ path, html }) =>
    neededBy(html)
      .filter((url) => !isInternal(url) && !url.startsWith('data:'))
      .map((url) => `${path} → ${url}`),
  );
  expect(elsewhere).toEqual([]);
});

test('a link to another site is encrypted', () => {
  const links = builtPages.flatMap(({ html }) => linksIn(html)).filter((url) => !isInternal(url));
  expect(links.filter((url) => !/^(?:https:\/\/|mailto:)/u.test(url))).toEqual([]);
});
