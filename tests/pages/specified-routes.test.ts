import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { dollars, packages, playbook } from '../fixtures/content.ts';
import { expectNoFindings } from '../fixtures/findings.ts';
import { openSite } from '../fixtures/site.ts';
import { specifiedRoutes } from '../fixtures/specification.ts';

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

const pageAt = (path: string) => builtPages.find((page) => page.path === path);

test.for(specifiedRoutes.map((route) => [route.path, route] as const))(
  '%s says what is specified, and leads where it should',
  ([path, { phrases, links = [] }]) => {
    const html = pageAt(path)?.html ?? '';
    const words = wordsOf(html);
    const file = 'tests/fixtures/specification.ts';
    expectNoFindings([
      ...phrases
        .filter((phrase) => !words.includes(phrase))
        .map(
          (phrase) =>
            `${path} no longer says “${phrase}”, which the specification fixes. Put these words back, or take them out of ${file} if they are no longer wanted.`,
        ),
      ...links
        .filter((link) => !html.includes(`href="${link}"`))
        .map(
          (link) =>
            `${path} no longer has a link to ${link}, which the specification fixes. Put the link back, or take it out of ${file}.`,
        ),
    ]);
  },
);

const stated = [
  ...packages.flatMap(({ name, price, href }) =>
    ['/', href].map((path) => ({ path, name, amount: dollars(price) })),
  ),
  ...['/', '/playbook'].flatMap((path) => [
    { path, name: 'the playbook', amount: dollars(playbook.price) },
    { path, name: 'the discount on services', amount: `${dollars(playbook.discount)} off` },
  ]),
];

test.for(stated)('$path states the price of $name: $amount', ({ path, amount }) => {
  expect(wordsOf(pageAt(path)?.html ?? '')).toContain(amount);
});

test('every specified route answers', async () => {
  const site = await openSite();
  const answers = await Promise.all(
    specifiedRoutes.map(async ({ path }) => {
      const { status } = await fetch(`${site.url}${path}`, { redirect: 'manual' });
      return { path, status };
    }),
  );
  expectNoFindings(
    answers
      .filter(({ status }) => status !== 200)
      .map(
        ({ path, status }) =>
          `${path} is answered with ${status}. The specification wants a page there; put its file in content/ back.`,
      ),
  );
});

test('a page that is still coming is not shown to search engines', () => {
  const coming = specifiedRoutes.filter(({ phrases }) => phrases[0] === 'Coming Soon');
  const shown = coming.filter(({ path }) => !pageAt(path)?.html.includes('content="noindex"'));
  // The playbook says it is coming too, but has a page of its own.
  expect(shown.map(({ path }) => path)).toEqual(['/playbook']);
});
