import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { expectNoFindings } from '../fixtures/findings.ts';
import { aboutTitle } from '../fixtures/specification.ts';
import { addressedPages, builtPages, type BuiltPage } from '../fixtures/built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: <input/>, autoComplete and required="" mean the same to every browser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

/** Astro writes the style of its islands where the first of them stands. */
const styleInBody = { ruleId: 'element-permitted-content', selector: 'html > body > style' };

const problemsOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(
        ({ ruleId, selector }) =>
          ruleId !== styleInBody.ruleId || selector !== styleInBody.selector,
      )
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

test('every page is valid HTML', async () => {
  const pagesByProblem = new Map<string, string[]>();
  for (const { path, html } of builtPages)
    for (const problem of await problemsOf(html))
      pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), path]);
  expectNoFindings(
    [...pagesByProblem].map(([problem, paths]) => `${problem}, on ${paths.join(', ')}`),
  );
});

test('no page has an inline style or handler, which the security policy would refuse', () => {
  const inline = /<[^>]*\s(?:style|on\w+)=["']/iu;
  const withInline = builtPages.filter(({ html }) =>
    inline.test(html.replaceAll(/<script[\s\S]*?<\/script>/gu, '')),
  );
  expect(withInline.map(({ path }) => path)).toEqual([]);
});

const firstMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const titleOf = (html: string) => firstMatch(html, /<title>([^<]*)<\/title>/u);

const descriptionOf = (html: string) =>
  firstMatch(html, /<meta name="description" content="([^"]*)"/u);

/** Sentences on pages that have no text of this kind, or that of another page. */
const repeated = (what: string, textOf: (html: string) => string): string[] =>
  builtPages.flatMap(({ path, html }, index) => {
    const text = textOf(html);
    if (text === '') return [`${path} has no ${what}. Write one in the head of its file.`];
    const earlier = builtPages.findIndex((page) => textOf(page.html) === text);
    return earlier === index
      ? []
      : [
          `${path} has the same ${what} as ${builtPages[earlier]?.path}: “${text}”. Change one of them.`,
        ];
  });

test('every page has a title and a description of its own', () => {
  expectNoFindings([...repeated('title', titleOf), ...repeated('description', descriptionOf)]);
});

test('titles and descriptions have the length that search engines show', () => {
  const lengthOf = (text: string) => text.replaceAll('&amp;', '&').length;
  expectNoFindings(
    addressedPages.flatMap(({ path, html }) => {
      const title = lengthOf(titleOf(html));
      const description = lengthOf(descriptionOf(html));
      // The title of the about page is specified, and longer.
      const isTitleUnfit = path !== '/about' && (title < 30 || title > 60);
      return [
        ...(isTitleUnfit
          ? [`The title of ${path} has ${title} characters; make it 30 to 60 long.`]
          : []),
        ...(description < 120 || description > 156
          ? [`The description of ${path} has ${description} characters; make it 120 to 156 long.`]
          : []),
      ];
    }),
  );
});

test('every page has keywords, one main heading, one main part and its language', () => {
  const counts = ({ html }: BuiltPage) =>
    [/<meta name="keywords" content="[^"]+"/gu, /<h1[\s>]/gu, /<main[\s>]/gu, /<html lang="en"/gu]
      .map((pattern) => html.match(pattern)?.length ?? 0)
      .join();
  const unfit = builtPages.filter((page) => counts(page) !== '1,1,1,1');
  expect(unfit.map(({ path }) => path)).toEqual([]);
});

test('every page names its canonical address', () => {
  for (const { path, html } of addressedPages) {
    const canonical = firstMatch(html, /<link rel="canonical" href="([^"]+)"/u);
    expect(new URL(canonical).pathname).toBe(path);
  }
});

test('the about page has the specified title', () => {
  const about = addressedPages.find(({ path }) => path === '/about');
  expect(titleOf(about?.html ?? '').replaceAll('&amp;', '&')).toBe(aboutTitle);
});
