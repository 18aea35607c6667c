import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { fiveWordRuns, mainWords, sharedPart } from './five-word-runs.ts';

const names = readdirSync('content/cities').map((file) => file.replace('.yml', ''));

const runsOf = (name: string) => {
  const page = builtPages.find(({ path }) => path === `/${name}`);
  return fiveWordRuns(mainWords(page?.html ?? ''));
};

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
  const runs = names.map((name) => ({ name, runs: runsOf(name) }));
  for (const { runs: found } of runs) expect(found.size).toBeGreaterThan(600);
  const alike = runs.flatMap((one, index) =>
    runs
      .slice(index + 1)
      .map((other) => ({ pair: [one.name, other.name], share: sharedPart(one.runs, other.runs) }))
      .filter(({ share }) => share >= 0.3),
  );
  expect(alike).toEqual([]);
});
