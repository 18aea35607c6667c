import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { openSite } from '../fixtures/site.ts';
import { specifiedRoutes } from '../fixtures/specified-routes.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** What a visitor reads: without scripts, styles, comments and tags. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&(?:amp|quot|lt|gt|#x27);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ');

test.for(specifiedRoutes.map((route) => [route.path, route] as const))(
  '%s says what is specified, and leads where it should',
  ([path, { phrases, links = [] }]) => {
    const html = builtPages.find((page) => page.path === path)?.html ?? '';
    const words = wordsOf(html);
    expect(phrases.filter((phrase) => !words.includes(phrase))).toEqual([]);
    expect(links.filter((link) => !html.includes(`href="${link}"`))).toEqual([]);
  },
);

test('every specified route answers', async () => {
  const site = await openSite();
  const answers = await Promise.all(
    specifiedRoutes.map(async ({ path }) => {
      const { status } = await fetch(`${site.url}${path}`, { redirect: 'manual' });
      return { path, status };
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('no route is built that nobody specified, but for the thanks of forms and their frames', () => {
  const known = new Set(specifiedRoutes.map(({ path }) => path));
  const others = builtPages
    .filter(({ path, status }) => status === 200 && !known.has(path))
    .map(({ path }) => path);
  expect(others.filter((path) => !/^\/embed\/|\/(?:sent|joined)$/u.test(path))).toEqual([]);
});

test('only nine pages are still coming, and none of them is shown to search engines', () => {
  const coming = specifiedRoutes.filter(({ phrases }) => phrases[0] === 'Coming Soon');
  const hidden = coming.filter(({ path }) =>
    builtPages.find((page) => page.path === path)?.html.includes('content="noindex"'),
  );
  // The playbook says it is coming too, but has a page of its own.
  expect(coming).toHaveLength(10);
  expect(hidden.map(({ path }) => path)).not.toContain('/playbook');
  expect(hidden).toHaveLength(9);
});
