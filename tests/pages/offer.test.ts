import { expect, test } from 'vitest';
import { isExpired } from '../../content-model/reader/going-out.ts';
import {
  allPackages,
  dollars,
  hasOwnPage,
  pageContent,
  pathOf,
  playbook,
  siteContent,
} from '../fixtures/content.ts';
import { labels, reviewDelivery } from '../fixtures/specification.ts';
import { pageAt, pages } from './read-pages.ts';

// The site's offers, which must be consistent everywhere.

interface PackagePage {
  included: { afterwards: string };
}

const wordsAt = (path: string): string => pageAt(path)?.words ?? '';

const saying = (words: RegExp) =>
  pages.filter((page) => words.test(page.words)).map(({ path }) => path);

test('the promise of the free review is the same everywhere: 15 minutes on a call, or a video within 5 days', () => {
  expect(saying(/(?:video|summary) within \d+ business days/u)).toEqual([]);
  const promising = pages.filter(({ words }) => words.includes(reviewDelivery));
  expect(promising.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/freereviewlanding', '/about', '/visibilityaudit', '/terms']),
  );
  expect(
    promising.filter(({ words }) => !/15[ -]minute|If you chose the call/u.test(words)),
  ).toEqual([]);
});

test('the terms and the sales page of the playbook say what its discount applies to', () => {
  const [least = ''] = /\$[\d,]+/u.exec(playbook.discountNote) ?? [];
  expect(least).not.toBe('');
  const discount = `${dollars(playbook.discount)} off`;
  for (const path of ['/terms', '/', '/googlemesis', '/playbook']) {
    expect(wordsAt(path), path).toContain(discount);
    expect(wordsAt(path), path).toContain(least);
  }
  expect(saying(/off any of our services/iu)).toEqual([]);
});

test('an expired monthly offer is still included, and its page says so, as the terms do', () => {
  for (const [, { href, included = [] }] of allPackages)
    for (const { badge } of included)
      if (badge && isExpired(badge, new Date())) {
        const { afterwards } = (pageContent(href.slice(1)) as PackagePage).included;
        expect(wordsAt(href)).toContain(`${badge} ${afterwards}`);
      }
  expect(wordsAt('/terms')).toContain('“Now always included” means the offer no longer expires.');
});

test('beneath every button with another name for the free review stands that it is the same', () => {
  const { strategyCall, booking } = labels;
  const names = [strategyCall, booking, 'Schedule a free consultation', 'Book a strategy session'];
  const inMain = (words: string) => words.split('One useful letter')[0] ?? '';
  for (const { path, words, isIndexed } of pages)
    if (isIndexed && names.some((name) => inMain(words).includes(name)))
      expect(words, path).toContain(siteContent.reviewNote);
  expect(saying(/free (?:strategy|15-minute) call|email you times|get times instead/u)).toEqual([]);
});

test('each package says on its page and in the comparison what a buyer asks before she orders', () => {
  expect(saying(/told (?:on the call|before you pay)/u)).toEqual([]);
  for (const [id, { href, weeks, payment, refund }] of allPackages) {
    if (hasOwnPage(id))
      for (const answer of [weeks, payment, refund])
        expect(wordsAt(pathOf(href))).toContain(answer);
    for (const answer of [weeks, payment]) expect(wordsAt('/services')).toContain(answer);
  }
});

test('a package with a price that can be ordered has a button that chooses it in the contact form', () => {
  for (const [id, { href, order }] of allPackages)
    if (order && hasOwnPage(id)) expect(pageAt(href)?.links).toContain(`/contact?package=${id}`);
});
