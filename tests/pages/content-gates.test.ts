import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  checkPages,
  doorwayProblems,
  sentenceProblems,
  wordProblems,
} from '../../content-check/check-pages.ts';
import {
  anchorProblems,
  orphanProblems,
  readIndexedPages,
  readPage,
} from '../../content-check/page-links.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { readEntries } from '../../content-check/read-entries.ts';
import { distDirectory } from '../fixtures/built-pages.ts';

const site = join(distDirectory, 'site');
const { entries } = readEntries('.');
const sitePages = readIndexedPages(site, entries);

const pageOf = (path: string) => {
  const found = sitePages.find((page) => page.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

test('links, words and cities of all pages are in order', () => {
  expect(checkPages('.', site).map(inOneLine)).toEqual([]);
});

test('a page that no other page leads to is told of it, with its file', () => {
  const page = pageOf('/houston-female-founder-website-design');
  expect(orphanProblems([page]).map(inOneLine).join()).toContain(
    `${page.entry.file}, line 1: No other page leads to ${page.path} in its own words`,
  );
});

test('a link to a part of a page that has no such part is told, with its line', () => {
  const data = { template: 'about', services: { more: { label: 'More', href: '/about#fqas' } } };
  const lines = anchorProblems(site, [{ ...pageOf('/about').entry, data }]).map(inOneLine);
  expect(lines).toEqual([expect.stringContaining('The page /about has no part called fqas.')]);
});

test('a city that repeats another one is told of it, with both files', () => {
  const one = pageOf('/houston-female-founder-website-design');
  const { entry } = pageOf('/dallas-female-founder-website-design');
  expect(doorwayProblems([one, { ...one, entry }]).map(inOneLine)).toEqual([
    expect.stringContaining(`${one.entry.file}: 100 % of its words stand in ${entry.file}`),
  ]);
});

test('a page that does not say the phrase it should be found for is told so, with its line', () => {
  const page = pageOf('/terms');
  const head = { ...(page.entry.data as { head: object }).head, focus: 'zebra terms' };
  const wrong = { ...page, entry: { ...page.entry, data: { template: 'legal', head } } };
  expect(wordProblems(wrong).map(inOneLine)).toEqual([
    expect.stringMatching(
      /^content\/pages\/terms\.yml, line \d+, head › focus: .* main heading says "zebra"/u,
    ),
  ]);
});

test('a second main heading and a long stretch without a heading are told', () => {
  const { path, entry } = pageOf('/terms');
  const html = `<main><h1>Terms of service</h1><h1>Again</h1><p>${'on and on '.repeat(150)}</p></main>`;
  expect(wordProblems(readPage(path, html, entry)).map(inOneLine)).toEqual([
    expect.stringContaining('A page has one main heading, and this one has 2.'),
    expect.stringContaining('More than 400 words follow the heading "Again" without another one.'),
  ]);
});

test('a sentence of more than 40 words is told, with its line', () => {
  const { entry } = pageOf('/terms');
  const data = { template: 'legal', text: `Short. ${'On and on '.repeat(14)}it goes. Short.` };
  expect(sentenceProblems([{ ...entry, data }]).map(inOneLine)).toEqual([
    expect.stringMatching(/^content\/pages\/terms\.yml, line \d+, text: A sentence has 44 words/u),
  ]);
});
