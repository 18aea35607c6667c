import { expect, test } from 'vitest';
import { linkProblems, anchorProblems } from '../../content-check/pages/links.ts';
import { linksIn, mainPart } from '../../content-check/pages/site-page.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { indexedPages } from '../fixtures/indexed-pages.ts';
import { entries, sitePages } from '../fixtures/site-pages.ts';

test('every page for search engines is near the home page, no orphan, and leads to the other families', () => {
  expect(linkProblems(sitePages).map(inOneLine)).toEqual([]);
});

test('a page that no other page leads to is told of it, with its file', () => {
  const page = sitePages.find(({ entry }) => entry.collection === 'cities');
  if (!page) throw new Error('There is no city.');
  expect(linkProblems([page]).map(inOneLine).join()).toContain(
    `${page.entry.file}, line 1: No other page leads to ${page.path} in its own words`,
  );
});

test('a link to a part of a page that has no such part is told, with its line', () => {
  const about = entries.find(({ id }) => id === 'about');
  if (!about) throw new Error('There is no about page.');
  const data = { template: 'about', services: { more: { label: 'More', href: '/about#fqas' } } };
  const lines = anchorProblems(`${distDirectory}/site`, [{ ...about, data }]).map(inOneLine);
  expect(lines).toEqual([expect.stringContaining('The page /about has no part called fqas.')]);
});

test('legal pages are in the footer of every page that has one', () => {
  const withFooter = indexedPages.filter(({ html }) => html.includes('<footer'));
  expect(withFooter).toHaveLength(indexedPages.length);
  for (const path of ['/terms', '/license', '/privacy'])
    expect(withFooter.filter(({ html }) => !linksIn(html).includes(path))).toEqual([]);
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
