import { expect, test } from 'vitest';
import { ownText } from '../../content-check/pages/own-text.ts';
import { seoProblems } from '../../content-check/pages/seo.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { sitePages } from '../fixtures/site-pages.ts';

test('the engine reads what a page says itself, not what it shares with others', () => {
  const html = `<main id="main"><p data-label="true">Label</p><h1>One</h1><p>Two</p><form>Three</form>
    <section class="any" data-shared="true"><h2>Four</h2></section><section><p>Five</p></section></main>`;
  expect(ownText(html).replaceAll(/<[^>]*>|\s/gu, '')).toBe('OneTwoFive');
});

test('no check is red on any page, and nine in ten are green', { timeout: 120_000 }, () => {
  expect(seoProblems(sitePages).map(inOneLine)).toEqual([]);
});

test('a page that never says its phrase is told so, with its file', () => {
  const page = sitePages.find(({ path }) => path === '/terms');
  if (!page) throw new Error('There are no terms.');
  const head = { ...(page.entry.data as { head: object }).head, focus: 'zebra crossings' };
  const wrong = { ...page, entry: { ...page.entry, data: { template: 'legal', head } } };
  const lines = seoProblems([wrong]).map(inOneLine);
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/pages\/terms\.yml, line \d+, head › focus: Keyphrase/u),
  );
});
