import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorAdvice, searchAdvice } from '../../content-model/checks/search-advice.ts';
import { filledIn } from '../../content-model/reader/names.ts';
import { inOneLine } from '../../content-model/reader/problem.ts';
import { readEntries, shownOf } from '../../content-model/reader/read-entries.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import {
  doorwayProblems,
  orphanProblems,
  pageProblems,
  readIndexedPages,
  readPage,
  wordProblems,
} from './page-rules.ts';

const site = join(distDirectory, 'site');
const { entries } = readEntries('.');
const sitePages = readIndexedPages(site, shownOf(entries));

const pageOf = (path: string) => {
  const found = sitePages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

test('our own pages need no advice, neither as written nor as built', () => {
  expect(searchAdvice(entries).map(inOneLine)).toEqual([]);
  expect(anchorAdvice(site, entries).map(inOneLine)).toEqual([]);
  expect(pageProblems(site, shownOf(filledIn(entries))).map(inOneLine)).toEqual([]);
});

test('a link to a part that a page does not have is found', () => {
  const data = { template: 'about', services: { more: { label: 'More', href: '/about#fqas' } } };
  expect(anchorAdvice(site, [{ ...pageOf('/about').entry, data }])).toMatchObject([
    { field: ['services', 'more', 'href'] },
  ]);
});

const cityPages = sitePages.filter(({ entry }) => entry.collection === 'cities');

test('an orphan page and a city that repeats another are reported with their files', () => {
  const [page = pageOf('/'), other = page] = cityPages;
  expect(orphanProblems([page]).map(inOneLine).join()).toContain(
    `${page.entry.file}, line 1: No other page leads to ${page.path} in its own words`,
  );
  const { entry } = other;
  expect(doorwayProblems([page, { ...page, entry }]).map(inOneLine)).toEqual([
    expect.stringContaining(`${page.entry.file}: 100 % of its words stand in ${entry.file}`),
  ]);
});

test('a page is reported for a missing key phrase, two main headings, or a long stretch without headings', () => {
  const { path, entry } = pageOf('/terms');
  const head = { ...(entry.data as { head: object }).head, focus: 'zebra terms' };
  const missing = { ...pageOf('/terms'), entry: { ...entry, data: { template: 'legal', head } } };
  expect(wordProblems(missing).map(inOneLine)).toEqual([
    expect.stringMatching(
      /^content\/pages\/terms\.yml, line \d+, head › focus: .* main heading says "zebra"/u,
    ),
  ]);
  const html = `<main><h1>Terms of service</h1><h1>Again</h1><p>${'on and on '.repeat(150)}</p></main>`;
  expect(wordProblems(readPage(path, html, entry)).map(inOneLine)).toEqual([
    expect.stringContaining('A page has one main heading, and this one has 2.'),
    expect.stringContaining('More than 400 words follow the heading "Again" without another one.'),
  ]);
});
