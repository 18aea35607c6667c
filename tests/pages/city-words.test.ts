import { expect, test } from 'vitest';
import {
  doorwayProblems,
  fiveWordRuns,
  mainWords,
  sharedPart,
} from '../../content-check/pages/doorway.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { sitePages } from '../fixtures/site-pages.ts';

test('the main words of a page are what is read there, without drawings and marks', () => {
  const html =
    '<header>Menu</header><main id="m"><h1>Tea &amp; <em>Sons</em></h1><svg>x</svg></main>';
  expect(mainWords(html)).toEqual(['tea', 'sons']);
});

test('texts that share half of their five-word runs are found out', () => {
  const [one, other] = ['a b c d e f', 'a b c d e x'].map((text) => fiveWordRuns(text.split(' ')));
  expect(one && other && sharedPart(one, other)).toBe(0.5);
});

test('no two cities share as much as 30 % of their five-word runs', () => {
  expect(doorwayProblems(sitePages).map(inOneLine)).toEqual([]);
});

test('a city that repeats another one is told of it, with both files', () => {
  const [one, other] = sitePages.filter(({ entry }) => entry.collection === 'cities');
  if (!one || !other) throw new Error('There are no two cities.');
  expect(doorwayProblems([one, { ...one, entry: other.entry }]).map(inOneLine)).toEqual([
    expect.stringContaining(`${one.entry.file}: 100 % of its words stand in ${other.entry.file}`),
  ]);
});
