import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  anchorProblems,
  checkPages,
  doorwayProblems,
  orphanProblems,
  readIndexedPages,
  readPage,
  sentenceProblems,
  wordProblems,
} from '../../content-model/checks/check-pages.ts';
import { inOneLine } from '../../content-model/reader/problem.ts';
import { isSample, readEntries } from '../../content-model/reader/read-entries.ts';
import { checkFiles } from '../../content-model/checks/check-files.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
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
  expect(checkPages('.', site, Date.now()).map(inOneLine)).toEqual([]);
});

test('with the examples off, their pages are missed by no check, and a link to one is told', async () => {
  const root = temporaryDirectory();
  cpSync('content', join(root, 'content'), { recursive: true });
  const examples = entries.filter((entry) => entry.collection === 'projects' && isSample(entry));
  const isTheirs = (path: string) => examples.some(({ id }) => path.endsWith(`/${id}.html`));
  cpSync(site, join(root, 'site'), { recursive: true, filter: (path) => !isTheirs(path) });
  const settings = join(root, 'content/site.yml');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, before.replace('showExamples: true', 'showExamples: false'));
  expect(checkPages(root, join(root, 'site'), Date.now()).map(inOneLine)).toEqual([]);
  expect(await checkFiles(root)).toEqual([]);
  const [example] = examples;
  const path = `/casestudies/${example?.id}`;
  const redirects = join(root, 'content/redirects.yml');
  writeFileSync(redirects, `redirects: [{ from: /old, to: ${path} }]\n`);
  const told = (await checkFiles(root)).map(inOneLine);
  expect(told).toEqual([expect.stringContaining(`${path} is hidden, an example that is off`)]);
});

test('a page that no other page leads to, and a city that repeats another, are told of it, with their files', () => {
  const page = pageOf('/houston-female-founder-website-design');
  expect(orphanProblems([page]).map(inOneLine).join()).toContain(
    `${page.entry.file}, line 1: No other page leads to ${page.path} in its own words`,
  );
  const { entry } = pageOf('/dallas-female-founder-website-design');
  expect(doorwayProblems([page, { ...page, entry }]).map(inOneLine)).toEqual([
    expect.stringContaining(`${page.entry.file}: 100 % of its words stand in ${entry.file}`),
  ]);
});

test('a link to a part of a page that has no such part is told, with its line', () => {
  const data = { template: 'about', services: { more: { label: 'More', href: '/about#fqas' } } };
  const lines = anchorProblems(site, [{ ...pageOf('/about').entry, data }]).map(inOneLine);
  expect(lines).toEqual([expect.stringContaining('The page /about has no part called fqas.')]);
});

test('a page is told that it misses its phrase, has two main headings, a long stretch without any, or a long sentence', () => {
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
  const data = { template: 'legal', text: `Short. ${'On and on '.repeat(14)}it goes. Short.` };
  expect(sentenceProblems([{ ...entry, data }]).map(inOneLine)).toEqual([
    expect.stringMatching(/^content\/pages\/terms\.yml, line \d+, text: A sentence has 44 words/u),
  ]);
});
