import { expect, test } from 'vitest';
import { addressedPages } from '../fixtures/built-pages.ts';
import { indexedPages, mainPart } from '../fixtures/indexed-pages.ts';
import { specifiedRoutes } from '../fixtures/specified-routes.ts';

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?\bhref="(\/[^"#?]*)/gu)].map(([, path = '']) => path);

const linksFrom = new Map(addressedPages.map(({ path, html }) => [path, linksIn(html)]));

/** How many clicks each page is away from the home page. */
const clicksFromHome = (): Map<string, number> => {
  const clicks = new Map([['/', 0]]);
  // A map visits what is added while it is being read.
  for (const [path, distance] of clicks)
    for (const link of linksFrom.get(path) ?? [])
      if (!clicks.has(link)) clicks.set(link, distance + 1);
  return clicks;
};

test('every page for search engines is at most three clicks from the home page', () => {
  const clicks = clicksFromHome();
  const far = indexedPages.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3);
  expect(far.map(({ path }) => path)).toEqual([]);
});

test('no page is an orphan: another page leads to it in its own words, not in menu or footer alone', () => {
  const inWords = indexedPages.flatMap(({ path, html }) =>
    linksIn(mainPart(html)).filter((link) => link !== path),
  );
  const legal = ['/terms', '/license', '/privacy'];
  const orphans = indexedPages
    .map(({ path }) => path)
    .filter((path) => path !== '/' && !legal.includes(path) && !inWords.includes(path));
  expect(orphans).toEqual([]);
});

test('legal pages are in the footer of every page that has one', () => {
  const withFooter = indexedPages.filter(({ html }) => html.includes('<footer'));
  expect(withFooter).toHaveLength(indexedPages.length);
  for (const path of ['/terms', '/license', '/privacy'])
    expect(withFooter.filter(({ html }) => !linksIn(html).includes(path))).toEqual([]);
});

const families = {
  city: (path: string) => /women-entrepreneurs-|female-founder/u.test(path),
  package: (path: string) =>
    /^\/(?:elitevisible|localseo|visibilityaudit|authority|strategic)/u.test(path),
  case: (path: string) => path === '/shephedlaw',
  text: (path: string) => /^\/(?:essentials|websiteredesign|blog.)/u.test(path),
};

test.for(Object.entries(families))(
  'pages of the family "%s" lead to each of the other families in their own words',
  ([name, belongs]) => {
    const missing = indexedPages
      .filter(({ path }) => belongs(path))
      .flatMap(({ path, html }) => {
        const links = linksIn(mainPart(html));
        return Object.entries(families)
          .filter(([other, isOther]) => other !== name && !links.some(isOther))
          .map(([other]) => `${path} → ${other}`);
      });
    expect(missing).toEqual([]);
  },
);

test('every specified page that is open to search engines is known here', () => {
  const known = new Set(specifiedRoutes.map(({ path }) => path));
  expect(indexedPages.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([]);
});

test('headings come in order, beginning with the main one', () => {
  const jumps = indexedPages.flatMap(({ path, html }) => {
    const levels = [...mainPart(html).matchAll(/<h([1-6])[\s>]/gu)].map(([, level]) =>
      Number(level),
    );
    const isJump = (level: number, index: number) => level > (levels[index - 1] ?? 0) + 1;
    return levels.some(isJump) || levels[0] !== 1 ? [`${path}: ${levels.join(' ')}`] : [];
  });
  expect(jumps).toEqual([]);
});

test('every picture says what it shows, or says that it shows nothing', () => {
  const pictures = indexedPages.flatMap(({ html }) => html.match(/<img\b[^>]*>/gu) ?? []);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((tag) => !/\salt=/u.test(tag))).toEqual([]);
});
