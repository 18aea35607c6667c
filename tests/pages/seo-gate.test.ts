import { expect, test } from 'vitest';
import { indexedPages } from '../fixtures/indexed-pages.ts';
import { ownText } from '../fixtures/own-text.ts';
import { pageHeads } from '../fixtures/page-heads.ts';
import { isGreen, isRed, seoChecks, type SeoCheck } from '../fixtures/seo-checks.ts';
import { classOf } from '../fixtures/styled.ts';

const checksOf = (page: (typeof indexedPages)[number]): SeoCheck[] => {
  const head = pageHeads.get(page.path);
  return head ? seoChecks(page, head) : [];
};

/** Its title is fixed by the specification, and wider than search engines show. */
const isSpecified = ({ path, check }: SeoCheck) => path === '/about' && check === 'titleWidth';

const line = ({ path, check, advice }: SeoCheck) => `${path} ${check}: ${advice}`;

test('the engine reads what a page says itself, not what it shares with others', () => {
  const html = `<main id="main"><p class="${classOf('Eyebrow', 'eyebrow')} ">Label</p><h1>One</h1><p>Two</p><form>Three</form>
    <section class="any ${classOf('CallToAction', 'band')}"><h2>Four</h2></section><section><p>Five</p></section></main>`;
  expect(ownText(html).replaceAll(/<[^>]*>|\s/gu, '')).toBe('OneTwoFive');
});

test('every page is checked for a phrase of its own', () => {
  const phrases = indexedPages.map(({ path }) => pageHeads.get(path)?.focus?.toLowerCase());
  expect(phrases).not.toContain(undefined);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});

test('no check is red on any page, and nine in ten are green', { timeout: 120_000 }, () => {
  const checks = indexedPages.flatMap(checksOf);
  expect(checks.filter((check) => isRed(check) && !isSpecified(check)).map(line)).toEqual([]);
  expect(checks.length).toBeGreaterThan(indexedPages.length * 20);
  expect(checks.filter(isGreen).length / checks.length).toBeGreaterThanOrEqual(0.9);
});
